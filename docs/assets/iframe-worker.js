/* Search in pages that are read from the disk: no browser starts a worker there, so its script runs in a hidden frame. */
(() => {
  if (location.protocol !== "file:") return;

  const load = (page, source) =>
    new Promise((resolve, reject) => {
      const script = page.createElement("script");
      script.src = source;
      script.onload = resolve;
      script.onerror = reject;
      page.body.append(script);
    });

  class FrameWorker extends EventTarget {
    constructor(source) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      const page = inside.document;
      page.open();
      page.write("<!doctype html><title>search</title><body></body>");
      page.close();
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      inside.importScripts = (...sources) =>
        sources.reduce((done, next) => done.then(() => load(page, next)), Promise.resolve());
      // messages wait until the script listens
      this.ready = load(page, new URL(source, document.baseURI).href);
    }

    postMessage(data) {
      this.ready = this.ready.then(() =>
        this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data })),
      );
    }

    terminate() {
      this.frame.remove();
    }
  }

  window.IFrameWorker = FrameWorker; // Material's script asks for this name
  window.Worker = FrameWorker;
})();

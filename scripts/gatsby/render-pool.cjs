/**
 * What Gatsby asks of its workers, on two cores. Told to keep to one process, Gatsby starts a second all the same, has it
 * load all plugins and put the schema together, and renders there while the first one waits. Here pages are rendered in
 * the build's own process, and where there are many also by a thread beside it, which loads the renderer alone.
 */
"use strict";
const { Worker } = require("node:worker_threads");
const path = require("node:path");

/** Tasks, of fifty pages each, from which on a thread is worth its start. */
const MANY = 4;
const RENDERER = "gatsby/dist/utils/worker/child/render-html";

/**
 * @param {NodeRequire} load finds modules as Gatsby itself does
 * @returns the part of Gatsby's pool of workers that a build asks for
 */
function createPool(load) {
  const waiting = [];
  let isWorking = false;

  async function work() {
    const lanes = [inTurn(waiting, (task) => load(RENDERER).renderHTMLProd(task))];
    const thread = waiting.length >= MANY ? startThread(load.resolve(RENDERER)) : null;
    if (thread) lanes.push(inTurn(waiting, thread.render));
    await Promise.all(lanes);
    await thread?.end();
    isWorking = waiting.length > 0;
    if (isWorking) await work();
  }

  const renderHTMLProd = (task) =>
    new Promise((resolve, reject) => {
      waiting.push({ task, resolve, reject });
      // Gatsby asks for all pages at once: their number is known a moment later.
      if (!isWorking) setImmediate(work);
      isWorking = true;
    });

  return {
    all: { loadConfigAndPlugins: () => [], buildSchema: () => [] },
    single: { renderHTMLProd, renderSlices: (task) => load(RENDERER).renderSlices(task) },
    end: () => [],
  };
}

/** Takes one task after the other, until another lane has taken the last. */
async function inTurn(waiting, render) {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await render(next.task).then(next.resolve, next.reject);
}

function startThread(renderer) {
  const worker = new Worker(path.join(__dirname, "render-thread.cjs"), { workerData: renderer });
  const render = (task) =>
    new Promise((resolve, reject) => {
      const onMessage = ({ result, error, context }) => {
        worker.off("error", reject);
        // Which page it was is a field of the error, and is lost on the way.
        if (error === undefined) resolve(result);
        else reject(Object.assign(error, { context }));
      };
      worker.once("message", onMessage).once("error", reject);
      worker.postMessage(task);
    });
  return { render, end: () => worker.terminate() };
}

module.exports = { createPool };

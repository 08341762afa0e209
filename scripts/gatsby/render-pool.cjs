/**
 * What Gatsby asks of its workers, on two cores. Told to keep to one process, Gatsby starts a second all the same, has it
 * load all plugins and put the schema together, and renders there while the first one waits. Here pages are rendered in
 * the build's own process, and where there are many also by a thread beside it, which loads the renderer alone.
 */
"use strict";
const { once } = require("node:events");
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

  async function work() {
    const lanes = [inTurn(waiting, (task) => load(RENDERER).renderHTMLProd(task))];
    const thread = waiting.length >= MANY ? startThread(load.resolve(RENDERER)) : null;
    if (thread) lanes.push(inTurn(waiting, thread.render));
    await Promise.all(lanes);
    await thread?.end();
  }

  const renderHTMLProd = (task) =>
    new Promise((resolve, reject) => {
      // Gatsby asks for all pages at once: their number is known a moment later.
      if (waiting.push({ task, resolve, reject }) === 1) setImmediate(work);
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
  // A thread that ends by itself answers nothing any more.
  const ended = once(worker, "exit").then(([code]) => Promise.reject(new Error(`The thread that renders pages ended with code ${code}.`)));
  // It does end, once all is done, and nobody waits then.
  ended.catch(() => {});
  const render = async (task) => {
    worker.postMessage(task);
    const [{ result, error, context }] = await Promise.race([once(worker, "message"), ended]);
    // Which page it was is a field of the error, and is lost on the way.
    if (error !== undefined) throw Object.assign(error, { context });
    return result;
  };
  return { render, end: () => worker.terminate() };
}

module.exports = { createPool };

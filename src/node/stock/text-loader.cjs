/** A loader of webpack, which requires a file: webpack-config.ts passes what it does. */
module.exports = function load() {
  return this.getOptions().load(this);
};

// @ts-check
/**
 * A loader of webpack, which requires a file: webpack-config.ts passes what it does.
 * @this {{ getOptions: () => { load: (context: object) => string } }}
 */
module.exports = function load() {
  return this.getOptions().load(this);
};

// @ts-check
/** JavaScript, so that Gatsby does not compile the plugin with Parcel, which cannot import Luau as text. */
module.exports = require("./dist/gatsby-node.cjs");

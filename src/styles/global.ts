// layers.css is not among these: webpack-config.ts puts it before all of them, and the minifier would drop
// the first of two.
import "./fonts.css";
import "./tokens.css";
import "./reset.css";
import "./prose.css";
import "./code.css";
import "../theme/custom.css";

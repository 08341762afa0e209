/** The styles of no component, for `gatsby develop`: a build compiles all style sheets (style-sheet.ts). */
import "./layers.css";
import "./fonts.css";
import "./tokens.css";
import "./reset.css";
import "./prose.css";
import "./code.css";
import "./kinds.css";
import "./link-list.css";
import "../theme/custom.css";

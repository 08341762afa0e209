/** Checks of properties, which run in development alone. */
const check = () => check;
check.isRequired = check;
export default { any: check, array: check, bool: check, element: check, func: check, node: check, object: check, shape: check, string: check };

/** Puts what is said of identity and its members in another context. */
export const moved = (text, { context, policy, section }) =>
  text
    .replace(/(@foyer\/(?:contracts|projections)\/)identity\b/g, `$1${context}`)
    .replace(/(['/])identity\/groups\//g, `$1${context}/groups/`)
    .replace("context: 'identity'", `context: '${context}'`)
    .replace(/(policy|access): 'members\.manage'/, `$1: '${policy}'`)
    .replace("section: 'people'", `section: '${section}'`);

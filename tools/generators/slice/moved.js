/** Stands for the policy until names are changed, since a policy may be named after groups. */
const POLICY = "'@policy'";

/** Puts what is said of identity and its members in another context. */
export const moved = (text, { context, section }) =>
  text
    .replace(/(@foyer\/(?:contracts|projections)\/)identity\b/g, `$1${context}`)
    .replace(/(['/])identity\/groups\//g, `$1${context}/groups/`)
    .replace("context: 'identity'", `context: '${context}'`)
    .replace(/(policy|access): 'groups\.manage'/, `$1: ${POLICY}`)
    .replace("section: 'people'", `section: '${section}'`);

/** Names the policy of the slice. */
export const withPolicy = (text, { policy }) => text.replace(POLICY, `'${policy}'`);

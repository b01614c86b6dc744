/** The answer of a sign-in by password: a token, or what a second factor is asked for with. */
type SignInAnswer = { readonly token: string } | { readonly challenge: string };

/**
 * The token of a sign-in by an account without a second factor.
 * @throws Error where a code is asked for
 */
export function tokenOf(answer: SignInAnswer): string {
  if ('token' in answer) return answer.token;
  throw new Error('This account asks for the code of its second factor');
}

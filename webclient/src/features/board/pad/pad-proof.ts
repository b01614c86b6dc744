import { PadProof, stAnswers, type StResponse } from '@foyer/contracts/local';

type Request = (
  command: string,
  parameters: Readonly<Record<string, string>>,
) => Promise<StResponse>;

/**
 * Hash and signature as PKCS #1 defines them: any person with the certificate can check the
 * signature.
 */
const SCHEME = 'PKCS1_V1_5';

/**
 * Returns the proof of a pad with its own key about the signature that was just confirmed; null if
 * the pad gives none that can be stored. The signature of the person does not depend on it. @throws
 * PadFault where the connection ends
 */
export async function proofIn(request: Request): Promise<PadProof | null> {
  const signed = await request('SIGNATURE_SIGN_DATA', { SIGNATURE_RSA_SCHEME: SCHEME });
  const data = stAnswers.SIGNATURE_SIGN_DATA.safeParse(signed).data;
  const signature = data?.TOKEN_PARAM_SIGNATURE_RSA_SIGNATURE;
  if (signed.TOKEN_PARAM_RETURN_CODE < 0 || !data || !signature) return null;
  const certified = await request('SIGNING_CERT', {});
  const certificate =
    certified.TOKEN_PARAM_RETURN_CODE < 0
      ? undefined
      : stAnswers.SIGNING_CERT.safeParse(certified).data?.TOKEN_PARAM_SIGNING_CERT;
  const { TOKEN_PARAM_CERT_ID: certificateId = '', TOKEN_PARAM_SIGNATURE_SIGN_DATA: signData } =
    data;
  const kept = <T>(value: T | undefined, isKept: (value: T) => boolean) =>
    value !== undefined && isKept(value) ? value : null;
  const { certificate: Certificate, signData: SignData } = PadProof.shape;
  const proof = PadProof.safeParse({
    ...{ scheme: SCHEME, signature, certificateId },
    certificate: kept(certificate, (one) => Certificate.safeParse(one).success),
    signData: kept(signData, (one) => SignData.safeParse(one).success),
  });
  return proof.data ?? null;
}

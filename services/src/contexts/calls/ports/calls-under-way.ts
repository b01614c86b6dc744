/** Which calls have not ended, for those who have just woken up. Also the injection token. */
export abstract class CallsUnderWay {
  abstract ids(): Promise<readonly string[]>;
}

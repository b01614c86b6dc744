export { DrawMarks, EraseMarks } from './draw.js';
export {
  ChooseSigners,
  MoveSigning,
  ReloadDocument,
  RequestSignature,
  SignDocument,
} from './sign.js';
export { ShowDocument, TurnPage, Zoom } from './lead.js';
export * from './withdraw-signature.js';

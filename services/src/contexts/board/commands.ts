export { DrawMarks, EraseMarks } from './domain/draw.command.js';
export {
  ChooseSigners,
  MoveSigning,
  ReloadDocument,
  RequestSignature,
} from './domain/sign.command.js';
export { SignDocument } from './domain/sign-document.command.js';
export { ShowDocument, TurnPage, Zoom } from './domain/lead.command.js';
export * from './domain/withdraw-signature.command.js';

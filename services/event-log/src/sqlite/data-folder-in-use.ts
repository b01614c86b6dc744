/** Another process works with this data folder; two would break each other's order. */
export class DataFolderInUse extends Error {
  readonly code = 'DATA_FOLDER_IN_USE';

  constructor(readonly folder: string) {
    super(`The data folder ${folder} is in use by another process`);
    this.name = 'DataFolderInUse';
  }
}

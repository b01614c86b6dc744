/**
 * Models that are checked by playing them over and over, by the built programs that play them: a model runs the
 * product's own code, which nothing here imports.
 */
export const models: Readonly<Record<string, string>> = {
  pickup: '../../../services/dist/visits/testing/pickup-model/main.js',
};

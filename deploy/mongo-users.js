// Run by the image of MongoDB when its volume is new. Whoever serves people opens the databases of Foyer and no others, and the
// vault opens only to a user of its own.
const readWrite = (...databases) => databases.map((db) => ({ role: 'readWrite', db }));
const admin = db.getSiblingDB('admin');

admin.createUser({
  user: 'foyer',
  pwd: process.env.MONGO_PASSWORD,
  roles: readWrite('foyer', 'foyer-files'),
});
admin.createUser({
  user: 'foyer-vault',
  pwd: process.env.VAULT_PASSWORD,
  roles: readWrite('foyer-vault'),
});

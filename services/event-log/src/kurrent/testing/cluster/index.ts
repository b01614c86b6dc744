export { TestDoubleCluster } from '../wire/test-double-cluster.js';

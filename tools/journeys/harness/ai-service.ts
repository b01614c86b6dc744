export { AiService } from '../../../services/src/contexts/smart-meet/testing/ai-service.js';

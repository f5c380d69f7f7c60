import sampleTools from './sampleTools.json';
import videoEditingTools from './tools/video-editing-tools.json';
import photoEditingTools from './tools/photo-editing-tools.json';
import copywritingBloggingTools from './tools/copywriting-blogging-tools.json';
import codingAssistants from './tools/coding-assistants.json';
import aiChatbots from './tools/ai-chatbots.json';
import noCodeAiAgents from './tools/no-code-ai-agents.json';
import automationWorkflowTools from './tools/automation-workflow-tools.json';
import eCommerce from './tools/E-commerce.json';
import marketing from './tools/marketing.json';
import aiAdvertising from './tools/ai-advertising.json';
import aiArtGenerator from './tools/ai-art-generator.json';
import aiContentGenerator from './tools/ai-content-generator.json';
import aiForDesigning from './tools/ai-for-designing.json';
import writingTools from './tools/writing-tools.json';
import beauty from './tools/beauty.json';
import medical from './tools/medical.json';
import aiVoiceGeneration from './tools/ai-voice-generation.json';
import aiForTech from './tools/ai-for-tech.json';
import aiVideoGeneration from './tools/ai-video-generation.json';
import aiDetection from './tools/ai-detection.json';
import research from './tools/research.json';
import threeDModeling from './tools/3d-modeling.json';
import aiImageGeneration from './tools/ai-image-generation.json';
import finance from './tools/finance.json';
import productivityTools from './tools/productivity-tools.json';
import entertainment from './tools/entertainment.json';

/** The records of the embedded catalogue as they stand in their files: the samples, then category by category. */
export const toolRecords: readonly unknown[] = [
  ...sampleTools,
  ...videoEditingTools,
  ...photoEditingTools,
  ...copywritingBloggingTools,
  ...codingAssistants,
  ...aiChatbots,
  ...noCodeAiAgents,
  ...automationWorkflowTools,
  ...eCommerce,
  ...marketing,
  ...aiAdvertising,
  ...aiArtGenerator,
  ...aiContentGenerator,
  ...aiForDesigning,
  ...writingTools,
  ...beauty,
  ...medical,
  ...aiVoiceGeneration,
  ...aiForTech,
  ...aiVideoGeneration,
  ...aiDetection,
  ...research,
  ...threeDModeling,
  ...aiImageGeneration,
  ...finance,
  ...productivityTools,
  ...entertainment,
];

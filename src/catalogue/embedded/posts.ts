import beforeYouUploadClientFiles from './posts/before-you-upload-client-files.json';
import hostedOrSelfHostedAutomation from './posts/hosted-or-self-hosted-automation.json';
import howToReadAiPricingPages from './posts/how-to-read-ai-pricing-pages.json';
import researchWithAiAndCiteRealSources from './posts/research-with-ai-and-cite-real-sources.json';
import voiceCloningToolsAndConsent from './posts/voice-cloning-tools-and-consent.json';
import writePromptsYouCanReuse from './posts/write-prompts-you-can-reuse.json';

/** The posts that the embedded catalogue answers with, as they stand in their files. */
export const postRecords: readonly unknown[] = [
  beforeYouUploadClientFiles,
  hostedOrSelfHostedAutomation,
  howToReadAiPricingPages,
  researchWithAiAndCiteRealSources,
  voiceCloningToolsAndConsent,
  writePromptsYouCanReuse,
];

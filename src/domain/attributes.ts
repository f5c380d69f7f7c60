import { attributeRows } from './attributeRows';

/** A yes-or-no question that people choose a tool by. */
interface Attribute {
  key: string;
  label: string;
  /** What the answer 'yes' means. */
  definition: string;
}

export type AttributeKey = (typeof attributeRows)[number][0];

/** The keys of all attributes. */
export const attributeKeys: readonly string[] = attributeRows.map(([key]) => key);

const vocabulary = new Map<string, Attribute>(
  attributeRows.map(([key, label, definition]) => [key, { key, label, definition }]),
);

/** Attributes that are asked of every tool. */
const common: readonly AttributeKey[] = [
  'free-plan',
  'free-plan-without-card',
  'api',
  'no-training-by-default',
  'export',
  'open-source',
  'self-hosting',
  'sso',
  'mobile-app',
  'desktop-app',
  'works-offline',
];

const ofCategory: Readonly<Record<string, readonly AttributeKey[]>> = {
  'coding-assistants': [
    ...(['vs-code', 'jetbrains', 'own-editor', 'terminal', 'own-model-key', 'runs-locally'] as const),
    ...(['code-review', 'cloud-agents', 'mcp'] as const),
  ],
  'ai-chatbots': [
    ...([
      'web-search',
      'file-upload',
      'voice-mode',
      'image-generation',
      'memory',
      'custom-assistants',
    ] as const),
    ...(['connectors', 'code-execution', 'without-account'] as const),
  ],
  'ai-video-generation': [
    ...(['text-to-video', 'image-to-video', 'avatars', 'lip-sync', 'sound', 'translation'] as const),
    ...(['camera-control', 'custom-character', 'timeline-editor', '1080p', '4k'] as const),
    ...(['watermark-free-plan', 'commercial-use-on-free'] as const),
  ],
  'ai-image-generation': [
    ...(['text-in-images', 'image-editing', 'upscaling', 'custom-model', 'vector-output'] as const),
    ...(['private-by-default', 'runs-locally', 'commercial-use-on-free'] as const),
  ],
  'ai-voice-generation': [
    ...(['voice-cloning', 'voice-design', 'speech-to-text', 'dubbing', 'real-time'] as const),
    ...(['custom-pronunciation', 'commercial-use-on-free'] as const),
  ],
  'productivity-tools': [
    ...(['meeting-notes', 'without-meeting-bot', 'calendar', 'tasks', 'team-wiki'] as const),
    ...(['ai-in-free-plan', 'integrations'] as const),
  ],
  'automation-workflow-tools': [
    ...(['no-code', 'code-steps', 'webhooks', 'ai-steps', 'mcp', 'templates', 'version-history'] as const),
  ],
  'writing-tools': [
    ...(['browser-extension', 'word-add-in', 'google-docs', 'plagiarism-check', 'style-rules'] as const),
    ...(['paraphrase', 'translation', 'languages-many'] as const),
  ],
  'video-editing-tools': [
    ...(['auto-captions', 'text-based-editing', 'clips-from-long-video', 'team-review', '4k'] as const),
    ...(['watermark-free-plan', 'runs-on-linux'] as const),
  ],
  'photo-editing-tools': [
    ...(['raw', 'layers', 'generative-fill', 'background-removal', 'batch', 'works-in-browser'] as const),
    'one-time-purchase',
  ],
  '3d-modeling': [
    ...(['text-to-3d', 'image-to-3d', 'rigging', 'texturing', 'commercial-use-on-free'] as const),
    'private-by-default',
  ],
  'ai-art-generator': [
    ...(['text-to-image', 'image-editing', 'upscaling', 'custom-model', 'video'] as const),
    ...(['commercial-use-on-free', 'private-by-default', 'without-account'] as const),
  ],
  'ai-for-designing': [
    ...(['prototyping', 'design-system', 'code-export', 'publish-website'] as const),
    ...(['real-time-collaboration', 'templates', 'commercial-use-on-free'] as const),
  ],
  'ai-for-tech': [
    ...(['runs-locally', 'python-sdk', 'javascript-sdk', 'openai-compatible-api', 'tracing'] as const),
    ...(['model-hub', 'cloud-hosting'] as const),
  ],
  'no-code-ai-agents': [
    ...(['visual-builder', 'knowledge-base', 'own-model-key', 'model-choice', 'webhooks', 'mcp'] as const),
    ...(['web-chat-widget', 'templates'] as const),
  ],
  'copywriting-blogging-tools': [
    ...(['seo-analysis', 'brand-voice', 'plagiarism-check', 'wordpress', 'languages-many'] as const),
    'team-seats',
  ],
  research: [
    ...(['cites-sources', 'paper-search', 'own-documents', 'export-citations', 'browser-extension'] as const),
    ...(['audio-overview', 'deep-research', 'model-choice'] as const),
  ],
  'ai-advertising': [
    'video-ads',
    'ai-actors',
    'from-product-link',
    'performance-score',
    'ad-account-connection',
    'automation-rules',
  ],
  'ai-detection': [
    'plagiarism-check',
    'lms-integration',
    'browser-extension',
    'sentence-highlighting',
    'multiple-languages',
    'image-detection',
  ],
  'ai-content-generator': [
    'image-generation',
    'video-creation',
    'social-scheduling',
    'brand-kit',
    'speech-to-text',
    'multiple-languages',
  ],
  marketing: ['email-automation', 'sms', 'landing-pages', 'crm', 'seo-data', 'ai-visibility-tracking'],
  'E-commerce': [
    'online-store',
    'b2b',
    'live-chat',
    'ai-support-agent',
    'sales-attribution',
    'product-texts',
  ],
  beauty: ['live-try-on', 'hair-try-on', 'skin-analysis', 'real-products', 'on-device', 'shop-integration'],
  entertainment: [
    'music-generation',
    'vocals',
    'stems',
    'voice-mode',
    'create-characters',
    'commercial-use-on-free',
  ],
  finance: [
    'bank-sync',
    'shared-household',
    'ai-assistant',
    'cites-sources',
    'earnings-transcripts',
    'mcp-server',
  ],
  medical: [
    'ambient-notes',
    'ehr-integration',
    'baa-hipaa',
    'patient-facing',
    'cites-sources',
    'medical-device',
  ],
};

/**
 * Returns the attributes that a category's tools are compared by: the category's own, then the common ones
 * (trust-8).
 */
export function attributesOf(category: string): Attribute[] {
  const keys: readonly string[] = [...(ofCategory[category] ?? []), ...common];
  return keys.flatMap((key) => vocabulary.get(key) ?? []);
}

/** Returns the labels of the attributes that are answered 'yes'. */
export function attributeLabels(attributes: Readonly<Record<string, 'yes' | 'no'>>): string[] {
  return Object.entries(attributes).flatMap(([key, answer]) =>
    answer === 'yes' ? (vocabulary.get(key)?.label ?? []) : [],
  );
}

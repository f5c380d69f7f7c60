/** A yes-or-no question that people choose a tool by. */
export interface Attribute {
  key: string;
  label: string;
  /** What 'yes' says. */
  definition: string;
}

type Row = readonly [key: string, label: string, definition: string];

const rows = [
  ['free-plan', 'Free plan', 'Can be used free of charge without a time limit.'],
  ['free-plan-without-card', 'Free plan without a card', 'The free plan asks for no payment details.'],
  ['api', 'API', 'Programs can use it through a documented interface.'],
  [
    'no-training-by-default',
    'No training by default',
    'What customers enter trains no model unless they agree.',
  ],
  ['export', 'Export', 'Own data can be taken out in an open format.'],
  ['open-source', 'Open source or weights', 'The code or the model weights have an open licence.'],
  ['self-hosting', 'Self-hosting', 'Can run on own servers.'],
  ['sso', 'Single sign-on', 'Companies can sign in through their own identity provider.'],
  ['mobile-app', 'Mobile app', 'An app for iOS or Android.'],
  ['desktop-app', 'Desktop app', 'An app for Windows, macOS or Linux.'],
  ['works-offline', 'Works offline', 'Its main functions need no connection.'],
  ['vs-code', 'Works in VS Code', 'An extension for Visual Studio Code.'],
  ['jetbrains', 'Works in JetBrains IDEs', 'A plugin for IntelliJ IDEA and its siblings.'],
  ['own-editor', 'Editor of its own', 'Comes as a complete code editor.'],
  ['terminal', 'Works in the terminal', 'A command-line program.'],
  ['own-model-key', 'Own model key', 'Models can be paid for with an own API key.'],
  ['runs-locally', 'Runs locally', 'A model can run on an own computer.'],
  ['code-review', 'Code review', 'Reviews pull requests.'],
  ['cloud-agents', 'Cloud agents', 'Agents work on tasks on the maker’s servers.'],
  ['mcp', 'MCP', 'Connects to tools over the Model Context Protocol.'],
  ['web-search', 'Web search', 'Searches the web for an answer and links its sources.'],
  ['file-upload', 'File upload', 'Reads documents that are given to it.'],
  ['voice-mode', 'Voice conversation', 'Can be talked to.'],
  ['image-generation', 'Image generation', 'Makes pictures.'],
  ['memory', 'Memory', 'Keeps facts from one conversation to the next.'],
  ['custom-assistants', 'Custom assistants', 'Assistants with own instructions can be set up and shared.'],
  ['connectors', 'Connectors', 'Reads from services such as Drive, Slack or mail.'],
  ['code-execution', 'Code execution', 'Runs the code it writes.'],
  ['without-account', 'Without an account', 'Can be used without signing up.'],
  ['text-to-video', 'Text to video', 'Makes a clip from a description.'],
  ['image-to-video', 'Image to video', 'Makes a clip from a picture.'],
  ['avatars', 'Speaking avatars', 'Presenters that speak a text.'],
  ['lip-sync', 'Lip sync', 'Moves lips to a voice.'],
  ['sound', 'Sound', 'Makes sound or speech with the clip.'],
  ['translation', 'Translation', 'Translates what is given to it.'],
  ['camera-control', 'Camera control', 'Camera movements can be set.'],
  ['custom-character', 'Own characters', 'The same person or product stays recognisable.'],
  ['timeline-editor', 'Timeline editor', 'Clips can be cut on a timeline.'],
  ['watermark-free-plan', 'Free plan without a watermark', 'Results of the free plan carry no mark.'],
  [
    'commercial-use-on-free',
    'Commercial use on the free plan',
    'Results of the free plan may be used for business.',
  ],
  ['1080p', 'Full HD', 'Exports 1080p or more.'],
  ['4k', '4K', 'Exports 4K.'],
  ['text-in-images', 'Readable lettering', 'Writes legible words into pictures.'],
  ['image-editing', 'Image editing', 'Changes a picture by prompt or mask.'],
  ['upscaling', 'Upscaling', 'Enlarges pictures and adds detail.'],
  ['custom-model', 'Own model', 'Can be trained on own pictures.'],
  ['vector-output', 'Vector output', 'Gives SVG or other vector files.'],
  ['private-by-default', 'Private by default', 'Results of the free plan are not public.'],
  ['voice-cloning', 'Voice cloning', 'Imitates a voice from a recording.'],
  ['voice-design', 'Voice design', 'Makes a new voice from a description.'],
  ['speech-to-text', 'Speech to text', 'Writes down speech.'],
  ['dubbing', 'Dubbing', 'Puts a video into another language.'],
  ['real-time', 'Real time', 'Fast enough for a conversation.'],
  ['custom-pronunciation', 'Own pronunciation', 'How a word is spoken can be set.'],
  ['meeting-notes', 'Meeting notes', 'Records meetings or writes their notes.'],
  ['without-meeting-bot', 'No bot in the call', 'Notes are taken without a bot that joins.'],
  ['calendar', 'Calendar', 'Plans in a calendar.'],
  ['tasks', 'Tasks', 'Keeps tasks with dates and owners.'],
  ['team-wiki', 'Team wiki', 'Pages that a team writes together.'],
  ['ai-in-free-plan', 'AI in the free plan', 'The free plan has AI functions.'],
  ['integrations', 'Slack, Google or Microsoft', 'Connects to the usual office suites.'],
  ['languages-many', 'Many languages', 'Made for at least ten languages.'],
  ['no-code', 'No code', 'Flows are built by hand, without programming.'],
  ['code-steps', 'Code steps', 'A flow can run own JavaScript or Python.'],
  ['webhooks', 'Webhooks', 'A call from outside can start a flow.'],
  ['ai-steps', 'AI steps', 'A flow can call a language model.'],
  ['templates', 'Templates', 'Ready-made beginnings to start from.'],
  ['version-history', 'Version history', 'Earlier versions can be brought back.'],
  ['browser-extension', 'Browser extension', 'Works on any page in the browser.'],
  ['word-add-in', 'Word add-in', 'Works inside Microsoft Word.'],
  ['google-docs', 'Google Docs', 'Works inside Google Docs.'],
  ['plagiarism-check', 'Plagiarism check', 'Looks for copied passages.'],
  ['style-rules', 'Own style rules', 'A style guide of one’s own can be set.'],
  ['paraphrase', 'Paraphrasing', 'Puts a sentence into other words.'],
  ['cites-sources', 'Cites its sources', 'Answers link what they rest on.'],
  ['paper-search', 'Paper search', 'Searches scientific papers.'],
  ['own-documents', 'Own documents', 'Answers from files that are uploaded.'],
  ['export-citations', 'Citation export', 'Gives BibTeX, RIS or a Zotero entry.'],
  ['audio-overview', 'Audio overview', 'Reads a summary aloud.'],
  ['deep-research', 'Deep research', 'Works on a question for minutes and writes a report.'],
  ['model-choice', 'Choice of model', 'The language model can be chosen.'],
  ['auto-captions', 'Automatic captions', 'Writes captions from the speech.'],
  ['text-based-editing', 'Editing by text', 'Cutting the transcript cuts the video.'],
  ['clips-from-long-video', 'Clips from long videos', 'Finds short clips in a long recording.'],
  ['team-review', 'Team review', 'Others can comment on a version.'],
  ['runs-on-linux', 'Runs on Linux', 'A program for Linux.'],
  ['raw', 'RAW files', 'Develops the raw files of cameras.'],
  ['layers', 'Layers', 'Pictures are built from layers.'],
  ['generative-fill', 'Generative fill', 'Fills a marked region by prompt.'],
  ['background-removal', 'Background removal', 'Cuts out what stands in front.'],
  ['batch', 'Batch work', 'Treats many files in one go.'],
  ['works-in-browser', 'Works in the browser', 'Needs no installation.'],
  ['one-time-purchase', 'One-time purchase', 'Can be bought without a subscription.'],
  ['text-to-3d', 'Text to 3D', 'Makes a model from a description.'],
  ['image-to-3d', 'Image to 3D', 'Makes a model from a picture.'],
  ['rigging', 'Rigging', 'Gives a figure bones to move by.'],
  ['texturing', 'Texturing', 'Gives a mesh a surface.'],
  ['text-to-image', 'Text to image', 'Makes a picture from a description.'],
  ['video', 'Video', 'Also makes clips.'],
  ['prototyping', 'Prototyping', 'Screens can be linked and clicked through.'],
  ['design-system', 'Design system', 'Components and styles are shared across files.'],
  ['code-export', 'Code export', 'Gives HTML, CSS or components.'],
  ['publish-website', 'Publishes websites', 'Puts a site online.'],
  ['real-time-collaboration', 'Work at the same time', 'Several people edit one file at once.'],
  ['python-sdk', 'Python SDK', 'An official package for Python.'],
  ['javascript-sdk', 'JavaScript SDK', 'An official package for JavaScript.'],
  ['openai-compatible-api', 'OpenAI-compatible API', 'Programs made for OpenAI’s API can use it.'],
  ['tracing', 'Tracing', 'Shows the steps of a run.'],
  ['model-hub', 'Model hub', 'Models can be found and downloaded there.'],
  ['cloud-hosting', 'Hosted by the maker', 'Can be used without own servers.'],
  ['visual-builder', 'Visual builder', 'Agents are put together on a canvas.'],
  ['knowledge-base', 'Knowledge base', 'Answers from own documents.'],
  ['web-chat-widget', 'Chat on a website', 'Can be embedded as a chat.'],
  ['seo-analysis', 'SEO analysis', 'Says what a page lacks to be found.'],
  ['brand-voice', 'Brand voice', 'Writes in a tone that is set once.'],
  ['wordpress', 'WordPress', 'Publishes to WordPress.'],
  ['team-seats', 'Seats for teams', 'Several people share one account.'],
] as const satisfies readonly Row[];

export type AttributeKey = (typeof rows)[number][0];

/** The keys of all attributes. */
export const attributeKeys: readonly string[] = rows.map(([key]) => key);

const vocabulary = new Map<string, Attribute>(
  rows.map(([key, label, definition]) => [key, { key, label, definition }]),
);

/** What people ask of any tool. */
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
};

/** The attributes that tools of a category are compared by: its own, then those of all tools (trust-8). */
export function attributesOf(category: string): Attribute[] {
  const keys: readonly string[] = [...(ofCategory[category] ?? []), ...common];
  return keys.flatMap((key) => vocabulary.get(key) ?? []);
}

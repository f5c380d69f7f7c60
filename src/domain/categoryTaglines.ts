/** Short phrases shown under a category's name, by slug. */
const taglines: Readonly<Record<string, string>> = {
  'video-editing-tools': 'Cut, caption, clean up',
  'photo-editing-tools': 'Retouch, remove, enlarge',
  'copywriting-blogging-tools': 'Ads, posts, landing pages',
  'coding-assistants': 'Complete, review, refactor',
  'ai-chatbots': 'Ask, draft, think aloud',
  'no-code-ai-agents': 'Agents without code',
  'automation-workflow-tools': 'Connect apps, save steps',
  'E-commerce': 'Listings, photos, support',
  marketing: 'Campaigns, audiences',
  'ai-advertising': 'Creatives and bidding',
  'ai-art-generator': 'Styles and illustration',
  'ai-content-generator': 'Posts, clips, carousels',
  'ai-for-designing': 'Layouts and interfaces',
  'writing-tools': 'Grammar, tone, rewriting',
  beauty: 'Try-on, looks, wardrobe',
  medical: 'Notes, evidence, imaging',
  'ai-voice-generation': 'Speech, dubbing, cloning',
  'ai-for-tech': 'Models, data, platforms',
  'ai-video-generation': 'Clips from a prompt',
  'ai-detection': 'Check where text is from',
  research: 'Papers, sources, answers',
  '3d-modeling': 'Meshes, textures, scenes',
  'ai-image-generation': 'Photos from a prompt',
  finance: 'Books, research, planning',
  'productivity-tools': 'Notes, meetings, mail',
  entertainment: 'Music, games, characters',
};

/** Returns the tagline of a category; '' when it is unknown. */
export const taglineOf = (slug: string): string => taglines[slug] ?? '';

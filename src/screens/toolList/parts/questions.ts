/** The list's four questions (list-10): best tools, free or paid, finding the right one, comparing. */
export const listQuestions = [
  {
    question: 'What are the best AI tools right now?',
    answerText:
      'It depends on the task, so the list opens with what most people look for first, as our editors see it. Choose a category and read the Editor’s Verdict: it says who a tool suits and who should look elsewhere.',
  },
  {
    question: 'Are these tools free or paid?',
    answerText:
      'Both. Many have a free plan with limits, some are free altogether, others need a subscription or are bought once. Every card says whether there is a free plan, or names the pricing model, and the pricing filter narrows the list to one model.',
  },
  {
    question: 'How do I find the right tool?',
    answerText:
      'Start with a category or a search, then open Advanced filters and set pricing, platform and subcategory. Save what looks promising and read the pros and cons before you sign up anywhere.',
  },
  {
    question: 'How do I compare tools?',
    answerText:
      'Add two or three tools to the compare list with the Compare button, then choose ‘Compare Tools’ for a side-by-side view: in the tray below the list it is ‘Compare Now’.',
  },
] as const;

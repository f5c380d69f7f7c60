/** What readers ask about the blog (blog-5). */
export const blogQuestions = [
  {
    question: 'Who writes these articles?',
    answerText: 'Our editors. An article names its author where one person wrote it.',
  },
  {
    question: 'Are articles sponsored?',
    answerText:
      'No article is paid for by the maker of a tool. The site earns money through affiliate links and ads, and neither decides what an article says.',
  },
  {
    question: 'Can I suggest a topic?',
    answerText:
      'Yes. Write to us through the contact page and tell us which question you would like answered.',
  },
] as const;

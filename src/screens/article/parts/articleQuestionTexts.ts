/** The questions of every article (article-5). */
export const articleQuestions = [
  {
    question: 'Are the prices and features in this article current?',
    answerText:
      'They were when it was written. Tools change often, so compare the date above with the tool’s own site before you decide.',
  },
  {
    question: 'How do I keep this article for later?',
    answerText:
      'Press the bookmark beside Share at the top. The article is kept in this browser and listed under Bookmarks, without an account.',
  },
] as const;

/** The three questions of the saved tools (saved-8). */
export const savedQuestions = [
  {
    question: 'Where are my saved tools kept?',
    answerText:
      'In this browser only. Nothing is sent to us, so another device or a private window starts with an empty shelf.',
  },
  {
    question: 'How do I remove a tool?',
    answerText:
      'Press the bookmark in the corner of its card, here or anywhere else on the site. Clearing the browser’s data for this site removes them all.',
  },
  {
    question: 'Is there a limit to what I can save?',
    answerText:
      'We set none. The browser gives each site a few megabytes, which is room for several hundred tools.',
  },
] as const;

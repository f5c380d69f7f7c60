let lightStyles: jest.SpyInstance | undefined;

/**
 * jsdom knows no media queries, so its cascade is wrong at every width (it hides the main navigation), and
 * it is slow. Here an element is hidden by attribute or inline style alone; what CSS hides, the browser
 * tests see, or a test that asks for `withRealStyles`.
 */
export function withoutStyles(): void {
  const hidden = document.createElement('p').style;
  hidden.display = 'none';
  lightStyles = jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation((element) =>
      element.hasAttribute('hidden') ? hidden : (element as HTMLElement).style,
    );
}

/** From here to the end of the test, style sheets count (those without media queries). */
export function withRealStyles(): void {
  lightStyles?.mockRestore();
}

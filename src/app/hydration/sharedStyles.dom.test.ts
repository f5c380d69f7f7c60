import { loadSharedStyles } from './sharedStyles';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** Adds a link whose sheet is already loaded, or, without `css`, has failed to load. */
function addLink(css?: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
  link.dataset.shared = '';
  document.body.append(link);
  if (css !== undefined) {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    Object.defineProperty(link, 'sheet', { value: style.sheet });
  }
  return link;
}

// proves delivery-56
describe('the style sheet that pages share', () => {
  it('names the classes that it has rules for', async () => {
    addLink(
      'html{margin:0}.mui-abc{color:red}.mui-abc:hover .MuiChip-label{color:blue}@media print{.mui-d-e2{color:red}}',
    );
    expect(await loadSharedStyles()).toEqual(['abc', 'd-e2']);
  });

  it('has all rules of those before what waited for it, and the page has those of its own', async () => {
    document.head.innerHTML = '<style data-s="" data-emotion="mui">.mui-own{color:red}</style>';
    addLink(
      '.mui-abc{color:red}[data-below-fold]{visibility:visible}.mui-own:hover{color:blue}.mui-other:hover{color:blue}',
    );
    expect(await loadSharedStyles()).toEqual(['abc', 'own']);
  });

  it('has no names where an answer failed, whose rules cannot be read', async () => {
    Object.defineProperty(addLink(), 'sheet', {
      get: () => ({
        get cssRules() {
          throw new DOMException('Cannot access rules', 'SecurityError');
        },
      }),
    });
    expect(await loadSharedStyles()).toEqual([]);
  });

  it('has no names on a page without one', async () => {
    expect(await loadSharedStyles()).toEqual([]);
  });

  it('has no names when it could not be loaded, what waited for it is shown, and Emotion inserts all styles again', async () => {
    document.head.innerHTML =
      '<style data-s="" data-emotion="mui abc">.mui-abc{color:red}</style>' +
      '<style data-until-styled>[data-below-fold]{visibility:hidden}</style>';
    addLink();
    expect(await loadSharedStyles()).toEqual([]);
    expect(document.head.innerHTML).toBe('<style data-s="">.mui-abc{color:red}</style>');
  });
});

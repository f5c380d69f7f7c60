import { TextLink } from './TextLink';

interface Props {
  text: string;
  /** Maps words of the text to the paths they link to. */
  links: Readonly<Record<string, string>>;
}

/** An answer in a `FaqList` in which some words are links. */
export function LinkedAnswer({ text, links }: Props) {
  const anyLinkedWords = new RegExp(`(${Object.keys(links).join('|')})`);
  return (
    <p>
      {text.split(anyLinkedWords).map((part) => {
        const to = links[part];
        return to === undefined ? (
          part
        ) : (
          <TextLink key={part} to={to} underline="always">
            {part}
          </TextLink>
        );
      })}
    </p>
  );
}

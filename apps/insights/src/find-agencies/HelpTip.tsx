import { styled } from '@mui/material/styles';

const More = styled('a')({ color: 'inherit', whiteSpace: 'nowrap' });

/** Text of a tooltip with a link to the help page that says more, in a new tab. The palette leads keyboards there. */
export function HelpTip({ text, topic, about }: { text: string; topic: string; about: string }) {
  return (
    <>
      {text}{' '}
      <More href={`/help/${topic}`} target="_blank" rel="noreferrer">
        More about {about}
      </More>
    </>
  );
}

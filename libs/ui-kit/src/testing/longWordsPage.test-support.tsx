import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Banner,
  Button,
  ButtonGroup,
  ButtonSection,
  Checkbox,
  DatePicker,
  ErrorPage,
  Input,
  InsightsThemeProvider,
  Link,
  NotFound,
  Paper,
  ProgressBar,
  Radio,
  RadioGroup,
  Select,
  SelectorCard,
  SelectorCardGroup,
  Slider,
  SplitButton,
  Switch,
} from '../index.ts';

/** As codes and file names are: nothing in it where a line could end. */
const word = 'Commercial_Property_and_Casualty_Excess_and_Surplus_Lines_2026';

const parts: Record<string, ReactElement> = {
  'a label': <Input label={word} />,
  'a help text': <Input label="Name" helperText={word} />,
  'an error text': <Input label="Name" error={word} />,
  'the label of a list': <Select label={word} options={['Texas']} />,
  'the label of a date': <DatePicker label={word} fullWidth />,
  'a checkbox': <Checkbox label={word} helperText={word} />,
  'a switch': <Switch label={word} />,
  'radio buttons': (
    <RadioGroup label={word}>
      <Radio value="a" label={word} />
    </RadioGroup>
  ),
  cards: (
    <SelectorCardGroup label={word}>
      <SelectorCard value="a" title={word} description={word} />
    </SelectorCardGroup>
  ),
  'a slider': <Slider label={word} />,
  'a button': <Button>{word}</Button>,
  'a group of buttons': (
    <ButtonGroup>
      <Button>{word}</Button>
      <Button>Save</Button>
    </ButtonGroup>
  ),
  'a split button': <SplitButton alternatives={[{ label: 'Save as', onSelect: () => undefined }]}>{word}</SplitButton>,
  'a section of buttons': <ButtonSection label={word} options={[{ buttonLabel: word, description: word }]} />,
  'an alert': <Alert title={word}>{word}</Alert>,
  'a banner': <Banner title={word}>{word}</Banner>,
  'an accordion': (
    <Accordion defaultExpanded>
      <AccordionSummary count={2}>{word}</AccordionSummary>
      <AccordionDetails>{word}</AccordionDetails>
    </Accordion>
  ),
  'an empty page': <NotFound title={word} description={word} action={<Button>{word}</Button>} />,
  'an error page': <ErrorPage heading={word} description={word} />,
  'a link': <Link href="/filings">{word}</Link>,
  'a sheet': <Paper>{word}</Paper>,
  'a progress bar': <ProgressBar label={word} value={3} showValue width={240} />,
};

createRoot(document.getElementById('root') as HTMLElement).render(
  <InsightsThemeProvider>
    {Object.entries(parts).map(([name, part]) => (
      <div key={name} data-testid={name} style={{ width: 300, marginBlock: 12, marginInline: 'auto' }}>
        {part}
      </div>
    ))}
  </InsightsThemeProvider>,
);

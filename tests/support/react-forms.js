import { createElement as h, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Forms whose fields show only what the state of a component says, as many sites have them. */
const path = location.pathname;

const send = async (where, values) =>
  (await fetch(`${path}/${where}`, { method: 'POST', body: new URLSearchParams(values) })).text();

function SignUp() {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const [answer, setAnswer] = useState('');
  const confirm = async (code) => setAnswer(await send('confirm', { email, code }));
  if (answer) return h('h1', null, answer);
  if (isSent) return h(path === '/boxes' ? Boxes : Code, { confirm });
  const submit = async (event) => {
    event.preventDefault();
    await send('sign-up', { email });
    setSent(true);
  };
  return h(
    'form',
    { onSubmit: submit },
    h('input', { placeholder: 'Email', value: email, onChange: ({ target }) => setEmail(target.value) }),
    h('button', { type: 'submit', disabled: !email.includes('@') }, 'Sign up'),
  );
}

function Code({ confirm }) {
  const [code, setCode] = useState('');
  const change = ({ target }) => setCode(target.value.replace(/\D/g, ''));
  return h(
    'div',
    null,
    h('input', { autoComplete: 'one-time-code', value: code, onChange: change }),
    h('button', { type: 'button', disabled: code.length !== 6, onClick: () => confirm(code) }, 'Confirm'),
  );
}

/** Each box knows only what was drawn last, and gives the focus to the next. */
function Boxes({ confirm }) {
  const [digits, setDigits] = useState(['', '', '', '', '', '']);
  const boxes = useRef([]);
  const change = (nth) => (event) => {
    const next = digits.with(nth, event.target.value.slice(-1));
    setDigits(next);
    boxes.current[nth + 1]?.focus();
  };
  const box = (digit, nth) =>
    h('input', {
      key: nth,
      ref: (element) => {
        boxes.current[nth] = element;
      },
      value: digit,
      maxLength: 1,
      inputMode: 'numeric',
      'aria-label': `Digit ${nth + 1}`,
      style: { width: 40 },
      onChange: change(nth),
    });
  const code = digits.join('');
  return h(
    'div',
    null,
    digits.map(box),
    h('button', { type: 'button', disabled: code.length !== 6, onClick: () => confirm(code) }, 'Confirm'),
  );
}

createRoot(document.querySelector('main')).render(h(SignUp));

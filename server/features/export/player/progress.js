/**
 * Progress as text for cmi.suspend_data, at most 4,096 characters for any course. A character contains six lessons or
 * one and a half answers; long runs are counted instead. If the text is still too long, the end is cut, answers before
 * lessons, and `isWhole` is false.
 */
globalThis.coursePlayer = {};
((player) => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const maxCharacters = 4000;
  const formatNumber = '1';
  const answerBits = 4;

  /** Six bits per character; missing values at the end are zero. */
  function pack(values, bits) {
    let [text, buffer, bitCount] = ['', 0, 0];
    for (const value of values) {
      buffer = (buffer << bits) | value;
      for (bitCount += bits; bitCount >= 6; bitCount -= 6) {
        text += alphabet[(buffer >> (bitCount - 6)) & 63];
        buffer &= (1 << (bitCount - 6)) - 1;
      }
    }
    if (bitCount > 0) text += alphabet[(buffer << (6 - bitCount)) & 63];
    return text.replace(/A+$/, '');
  }

  function unpack(text, bits, length) {
    const values = new Array(length).fill(0);
    let [buffer, bitCount, position] = [0, 0, 0];
    for (const character of text) {
      buffer = (buffer << 6) | Math.max(0, alphabet.indexOf(character));
      for (bitCount += 6; bitCount >= bits && position < length; bitCount -= bits) {
        values[position++] = buffer >> (bitCount - bits);
        buffer &= (1 << (bitCount - bits)) - 1;
      }
      if (position >= length) break;
    }
    return values;
  }

  /** 'B12A3': twelve ones, three zeros. Zeros at the end are omitted. */
  function countRuns(values) {
    const runs = [];
    for (const value of values) {
      const last = runs.at(-1);
      if (last !== undefined && last.value === value) last.length++;
      else runs.push({ value, length: 1 });
    }
    if (runs.at(-1)?.value === 0) runs.pop();
    return runs.map(({ value, length }) => alphabet[value] + (length === 1 ? '' : length.toString(36)));
  }

  function expandRuns(text, length) {
    const values = [];
    for (const [, letter, digits] of text.matchAll(/([A-Z])([0-9a-z]*)/g)) {
      const missing = length - values.length;
      const times = digits === '' ? 1 : Number.parseInt(digits, 36);
      for (let i = 0; i < Math.min(times, missing); i++) values.push(alphabet.indexOf(letter));
    }
    while (values.length < length) values.push(0);
    return values;
  }

  const countNonZero = (values) => values.filter((value) => value !== 0).length;

  function cutRuns(runs, maxLength) {
    let text = '';
    for (const run of runs) {
      if (text.length + run.length > maxLength) break;
      text += run;
    }
    return text;
  }

  function section(values, bits, maxLength) {
    const packed = pack(values, bits);
    const runs = countRuns(values);
    const counted = runs.join('');
    const shorter = counted.length < packed.length ? `r${counted}` : `p${packed}`;
    if (shorter.length <= maxLength) return { text: shorter, isWhole: true };
    // Two characters encode three answers: a cut between them would invent one.
    const candidates = [`p${packed.slice(0, Math.floor((maxLength - 1) / 2) * 2)}`, `r${cutRuns(runs, maxLength - 1)}`];
    const keptValues = candidates.map((candidate) => countNonZero(readSection(candidate, bits, values.length)));
    return { text: keptValues[1] > keptValues[0] ? candidates[1] : candidates[0], isWhole: false };
  }

  function readSection(text, bits, length) {
    return text.startsWith('r') ? expandRuns(text.slice(1), length) : unpack(text.slice(1), bits, length);
  }

  /**
   * `plan`: { key, lessonCount, quizzes: [{ correct, optionCount }] }. `done`: true per lesson; `chosen`: index of the
   * answer per quiz, or null.
   */
  function encode(plan, { done, chosen }) {
    const head = `${formatNumber}.${plan.key}.`;
    const lessons = section(
      done.map((isDone) => (isDone ? 1 : 0)),
      1,
      maxCharacters - head.length - 4,
    );
    const maxLength = maxCharacters - head.length - lessons.text.length - 2;
    const answers = section(
      chosen.map((answer) => (answer === null ? 0 : answer + 1)),
      answerBits,
      maxLength,
    );
    if (answers.isWhole) return { text: `${head}${lessons.text}.a${answers.text}`, isWhole: lessons.isWhole };
    const right = section(
      chosen.map((answer, index) => (answer === plan.quizzes[index].correct ? 1 : 0)),
      1,
      maxLength,
    );
    return { text: `${head}${lessons.text}.b${right.text}`, isWhole: false };
  }

  /** Null for empty or invalid text and for text of another course. */
  function decode(plan, text) {
    const [format, key, lessons, answers = ''] = text.split('.');
    if (format !== formatNumber || key !== plan.key || lessons === undefined) return null;
    const done = readSection(lessons, 1, plan.lessonCount).map((value) => value === 1);
    const isShort = answers.startsWith('b');
    const values = readSection(answers.slice(1), isShort ? 1 : answerBits, plan.quizzes.length);
    const chosen = plan.quizzes.map(({ correct, optionCount }, index) => {
      const value = values[index];
      if (value === 0) return null;
      if (isShort) return correct;
      return value <= optionCount ? value - 1 : null;
    });
    return { done, chosen };
  }

  function scoreOf(plan, { chosen }) {
    if (plan.quizzes.length === 0) return null;
    const right = plan.quizzes.filter(({ correct }, index) => chosen[index] === correct).length;
    return Math.floor((right / plan.quizzes.length) * 100);
  }

  /** Same rule as in the exporting platform: every lesson done and every quiz answered correctly. */
  function statusOf(plan, progress) {
    if (progress.done.includes(false) || progress.chosen.includes(null)) return 'incomplete';
    if (plan.quizzes.length === 0) return 'completed';
    return scoreOf(plan, progress) === 100 ? 'passed' : 'failed';
  }

  /** SCORM 1.2 CMITimespan: HHHH:MM:SS.SS */
  function timespan(milliseconds) {
    const hundredths = Math.min(Math.max(0, Math.floor(milliseconds / 10)), 9999 * 360_000);
    const two = (value) => String(value).padStart(2, '0');
    const [hours, minutes] = [Math.floor(hundredths / 360_000), Math.floor(hundredths / 6_000) % 60];
    const seconds = `${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
    return `${String(hours).padStart(4, '0')}:${two(minutes)}:${seconds}`;
  }

  Object.assign(player, { encode, decode, scoreOf, statusOf, timespan });
})(globalThis.coursePlayer);

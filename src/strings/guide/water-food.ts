import type { GuideTopic } from './shape.ts';

export const waterFood = {
  title: 'Water, food and hygiene',
  lead: 'After a disaster, treat all water that you drink, and wash your hands with soap.',
  words: 'drinking water clean safe sanitation disease cholera purify disinfect',
  sections: {
    water: {
      title: 'Which water is safe',
      steps: [
        'Drink bottled or treated water. Use it for brushing teeth, washing food, ice and baby milk too.',
        'Never drink water with fuel or chemicals in it, not even boiled. Boiling and chlorine do not help.',
        'Make cloudy water clear first: let it settle, then pour it through a clean cloth.',
        'Boil water if you can. If you cannot, use chlorine.',
        'If you have neither, fill clear plastic bottles with clear water. Lay them in full sun for 6 hours, or 2 days under clouds.',
      ],
    },
    boil: {
      title: 'Boiling water',
      words: 'boil cook',
      steps: [
        'Bring the water to a rolling boil, with large bubbles, and keep it boiling for 1 minute.',
        'Above 2,000 metres of altitude, boil for 3 minutes.',
        'Let the water cool with the lid on. Keep it in a clean, closed container.',
      ],
    },
    chlorine: {
      title: 'Chlorine',
      words: 'bleach disinfect drops tablets purification',
      steps: [
        'Use plain household bleach only, without perfume, colour or cleaner. Read its strength on the label.',
        'With bleach of 5 to 9 %, put 2 drops into each litre of clear water, or 4 drops if it is cloudy or very cold.',
        'With bleach of 1 %, put 10 drops into each litre of clear water, or 20 drops if it is cloudy or very cold.',
        'Stir, and wait 30 minutes before you drink.',
        'The water should smell slightly of chlorine. If not, add the same amount again and wait 15 minutes more.',
        'With purification tablets, do what the packet says.',
        'Boil the water where parasites are likely. Chlorine does not kill all of them.',
      ],
    },
    store: {
      title: 'Keeping water',
      words: 'storage container',
      steps: [
        'Keep treated water in a clean container with a lid and a narrow neck or a tap.',
        'Pour the water out. Never dip hands or cups into it.',
        'Count 4 litres a day for each person to drink and cook, and more in heat, for the sick and for mothers who breastfeed.',
      ],
    },
    food: {
      title: 'Food',
      words: 'eat fridge freezer spoiled cans poisoning',
      steps: [
        'Throw away food that flood water, chemicals or smoke has touched. Sealed cans are safe once they are washed.',
        'Keep the fridge closed. Without power it keeps food cold for 4 hours, a full freezer for 48 hours.',
        'Throw away meat, milk, eggs and cooked food that was above 5 °C for more than 2 hours.',
        'Cook food well and eat it hot. Keep raw and cooked food apart.',
        'Never taste food to find out if it is good. If in doubt, throw it away.',
        'Breastfeed babies. Breast milk is safe, also when the mother is hungry or afraid.',
      ],
    },
    hygiene: {
      title: 'Hygiene',
      words: 'wash hands soap toilet latrine mosquito clean',
      steps: [
        'Wash your hands with soap for 20 seconds: before you cook, eat or feed a child, and after the toilet.',
        'If you have no soap, use clean ash or hand gel with 60 % alcohol or more.',
        'Use a toilet or latrine. Without one, bury stool, at least 30 metres from any water.',
        'Empty everything that holds standing water, and sleep under a mosquito net.',
        'Never touch dead animals or dirty waste without gloves.',
      ],
    },
  },
} satisfies GuideTopic;

import type { GuideCues } from './shape.ts';

export const cues: GuideCues = {
  groups: {
    // In no cue: known words are no slips of others.
    common:
      'one two three four five six seven eight nine ten near next behind front mosque temple church school market please just very really here there people person us them man woman with where when how what',
    not: 'no not isnt arent wasnt dont doesnt didnt cant cannot couldnt wont wouldnt without stopped stop stops never havent hasnt unable nt aint nor lost barely hardly',
    child:
      'baby babies son daughter kid kids child children toddler infant newborn boy girl grandson granddaughter niece nephew neonate preemie month months little',
    kin: 'mom mum mother mama dad father papa husband wife brother sister parents parent family son daughter grandma grandpa grandmother grandfather granny uncle aunt cousin friend friends partner relatives relative boyfriend girlfriend kids child wifes husbands sis bro hubby someone person loved',
    house:
      'house home room apartment flat kitchen bedroom basement floor door doors living building yard garden hut shop garage hallway cellar homes houses street road village town city colony neighborhood neighbourhood',
    rise: 'coming comes came entering enters entered rising rise rises rose reached reaching filling fills filled in inside higher fast pouring leaking seeping rushing gushing everywhere level deep surging flowing knee waist chest neck ankle climbing up still',
    water: 'water waters river creek lake sea dam canal stream waves wave',
    limb: 'arm arms leg legs hand hands foot feet wrist ankle finger fingers toe toes knee elbow hip shoulder thumb thigh shin limb limbs',
    bone: 'arm leg hand foot wrist ankle finger toe knee elbow hip shoulder rib ribs collarbone jaw back neck spine skull nose thigh shin bone bones limb pelvis thumb',
    drank:
      'drank drink drunk drinks swallowed swallow swallows ate eat eaten eats ingested took take taken takes sipped licked inhaled consumed breathed gulped chewed tasted put got into',
    poison:
      'bleach kerosene petrol gasoline diesel pesticide insecticide detergent cleaner chemical chemicals acid paraffin thinner turpentine antifreeze disinfectant ammonia phenyl toilet cleaning rat mushroom mushrooms berries batteries perfume sanitizer fertilizer weedkiller herbicide lye drain shampoo dettol mothballs polish solvent',
    pills:
      'pills pill tablets tablet medicine medicines meds medication drugs painkillers paracetamol tylenol antidepressants capsules sleeping heroin opioids fentanyl ibuprofen aspirin bottle pack',
    many: 'many too all whole handful lots bottle pack entire much overdose several grandmas grandpas',
    prepare:
      'prepare preparing prepared preparation ready ahead forecast expected tomorrow warning plan protect reinforce secure get stronger safer prevent advance before',
    can: 'can could should may is safe ok okay allowed dangerous alright risky safely',
    breath: 'breathing breathe breath breathes breathin breaths respiration',
    fell: 'fell fallen falling collapsed collapse trapped pinned stuck under crushed buried landed',
    mine: 'i me my myself im ive id',
  },
  topics: {
    flood: {
      strong:
        'flood, floods, flooding, flooded, floodwater, floodwaters, inundated, tsunami, $water $rise $house, $water rising, river|creek|dam|canal|lake|banks|levee overflowing|overflow|overflowed|burst|broke|bursting|breached|failed|rise|rising|rises|swollen, river $rise, dam burst|broke|break, storm surge, water in|into|inside house|home|room|kitchen|basement|car|living|bedroom|shop',
      fair: 'water $rise, water $house, underwater, submerged, water street|road|everywhere|downstairs|upstairs|stairs|door|windows, river, monsoon|heavy rain, sandbags, basement',
    },
    earthquake: {
      strong:
        'earthquake, quake, tremor, tremors, aftershock, aftershocks, seismic, ground|earth|floor|house|building|walls|everything|room shaking|shakes|shake|moving|trembling|swaying|rocking|shook|rolling|rattling',
      fair: 'shaking, shakes, shake, swaying, magnitude, richter',
    },
    fire: {
      strong:
        'fire, fires, on fire, flames, flame, burning house|building|room|kitchen|flat|apartment|curtains|curtain|sofa|bed|roof|stove|pan|car|clothes|shirt, blaze, caught fire, house burned|burnt|burning',
      fair: 'smoke, burning, smoky, ash, ashes, sparks, embers, gas leak, explosion, exploded',
    },
    storm: {
      strong:
        'storm, storms, cyclone, hurricane, typhoon, tornado, twister, gale, thunderstorm, lightning, thunder, hailstorm, blizzard, wind roof|windows|house|strong|blowing|howling|ripping|tearing|blew|trees',
      fair: 'wind, winds, windy, hail, gusts, funnel cloud, roof blown|blew|flew|off|tore|torn|ripped',
    },
    landslide: {
      strong:
        'landslide, landslides, mudslide, mudslides, mudflow, landslip, rockslide, rockfall, avalanche, debris flow, hill|hillside|slope|mountain|mud|rocks|boulders|cliff coming|sliding|slid|moving|collapsed|collapsing|falling|fell|gave|cracking|rumbling|rolling|down|slides|slipping|slip|came|tumbling',
      fair: 'slope, hillside, mud, boulders, slide, rocks falling, ground cracks|cracked|cracking|sliding, hill',
    },
  },
  stages: {
    during: {
      fair: 'now, right now, help, coming, we are, im in, happening',
      slight:
        'stuck, trapped, what do i do, what now, where do|should|can i|we go|hide, getting, quickly, urgent, keeps, started, already, is, its',
    },
    never: {
      fair: '$can cross|walk|drive|swim|wade|touch|use|run|enter|stand|throw|pour|go|ride|take, not do, never, avoid, forbidden, mistakes, dangerous, dont do',
    },
    after: {
      strong:
        'after, afterwards, gone down, is over, its over, has passed, passed, receded, $can|when go|come|return|move|get|sleep back|home|inside|in, clean|cleaning|cleanup up|house|out, went down, is out, put out, over now, finished, has stopped, was yesterday, last night|week, aftermath, survived',
      fair: 'return, damaged, damage, back home|in|inside, went|gone, just stopped, cleaning, clean, since, wet',
    },
    before: {
      strong:
        'prepare, preparing, preparation, prepared, get ready, before, in advance, ahead, forecast, forecasted, protect|reinforce|secure|strengthen|prevent|proof, expected, next week|season|month|friday|monday|sunday|saturday|days, signs|warning sign, how make safer|safe|ready|stronger',
      fair: 'tomorrow, ready, warning, coming tomorrow|tonight|soon|week, might|may|could happen|overflow|come|hit, live near|in, plan, tonight, predicted, season, early',
    },
  },
  sections: {
    'flood.during': {
      clear:
        'water|river in|into|inside|enters house|home|room|kitchen|shop|basement|bedroom|car, ground|first|downstairs floor under water, on top roof|bus|car|truck river|water|flood, trapped upstairs|attic|inside water|flood|floor, street|road turned|became|like river|lake, car|truck floating|float|floated, on|onto the roof $water|boat|stuck|we|trapped, stuck|trapped|stranded on|onto roof|rooftop|attic, water to|up neck|chest|waist, $water $rise stairs|floor|upstairs, $water carrying|sweeping|swept|dragging|pulling|carried|taking me|us|away|him|her|them, car|truck|van|bus stuck|stalled|floating|sinking|filling|stopped|died|swept $water|flood, send boat, current carrying|pulling|strong, water fast, washed away',
      strong:
        'rooftop, swept away, stranded, boat, need rescue, second|upper|top floor $water, water coming|entering|pouring|rising|getting, car water, car floating',
      fair: 'roof, stuck, upstairs, higher ground, electricity|power off $water',
    },
    'flood.never': {
      clear:
        'swim|wade|walk house|neighbour|neighbours|neighbor|other|across|help, bridge water over|running, kids|children play|splash puddles|water, $can|how walk|drive|wade|swim|cross|ride|go through|across|in|thru|over $water|flood|flooded|underpass|current|road, swim|swimming|play|playing flood|floodwater|flooded, how deep drive|walk|car|cross|safe, drive|driving|walk|walking|wade through water|flood|flooded',
      strong:
        'drive|walk|wade|swim|cross flooded|flood|floodwater, bridge over water|flooded, flooded road|underpass|street drive|cross|walk, wires|cables|lines|power|electric $water|flood, attic',
      fair: 'wade, swim, underpass',
    },
    'flood.after': {
      clear:
        'house|home stinks|smells sewage|mud|flood|rotten, came|come|back home fridge|mud|floated|wet|everything|sewage, clean after water, electricity|power|lights|gas back|turn|switch flooded|flood, mud living|room|kitchen|house|floor|everywhere|furniture flood|fish|dead, go back|home house water, water gone|went|receded|receding|dropped|going down|away|back, $water has|is receded|gone, clean mud|house|home|up flood, go|return|move|get back flood, flood over|after, snakes after|house flood',
      strong:
        'pump|pumping|drain|dry water|out|basement|house, clean|cleaning mud|sludge|silt|flood, flooded house|home turn|switch electricity|power|lights',
      fair: 'mud, sludge, silt',
    },
    'flood.mould': {
      clear:
        'soaked|wet|flooded mattress|mattresses|carpet|sofa|books|furniture, mould, mold, mouldy, moldy, mildew, fungus, musty, black|green spots|patches|stuff|dots wall|walls|ceiling, mix bleach|ammonia|vinegar, walls|house|carpet|mattress|everything damp|smell|smells|smelly|wet|stink, smells damp|musty, well flooded|contaminated|clean|disinfect',
      strong:
        'damp, disinfect|disinfecting house|walls|floor|well, mattress|carpet|carpets|sofa|furniture wet|soaked|flooded|keep, walls wet|dry',
      fair: 'spores, bleach walls|floor|clean|cleaning',
    },
    'flood.before': {
      clear:
        'stop|keep|block|prevent water entering|coming|in door|house, flood alert|warning|tonight, $prepare flood|flooding|floods, river|dam|water overflow|rise|rising|flood tomorrow|forecast|tonight|may|might, sandbags|sandbag, flood expected|forecast|warning|season|coming|insurance, flood|flooding zone|area|prone|risk, monsoon|rains ready|prepare|coming',
      strong:
        'gutters|drains|drain clean|clear|blocked|leaves, heavy rain|rains forecast|tomorrow|expected|coming, keep|move|save documents|animals|cattle|livestock flood',
    },
    'earthquake.during': {
      clear:
        'plates|lamp|lamps|books|cupboard|dishes|chandelier falling|swinging|fell|rattling|shaking, bed|sleeping|shower|office|school|shop started|starts shaking, $house|everything|ground|earth|building|floor|bed|walls|furniture|it shaking|shakes|swaying|moving|trembling|rocking now|is|what|right|help|started, things|stuff falling shelves|off|down shaking|quake, under table|desk|bed quake|shaking|earthquake, earthquake now|help|happening|right, hide|cover|where earthquake|quake|shaking, quake driving|car|bed|wheelchair|outside',
      strong:
        'shaking, swaying, drop cover, duck cover, feel|felt|feeling shaking|tremor|tremors|quake|earthquake, shaking wheelchair|bed|car|driving|outside',
    },
    'earthquake.never': {
      clear:
        'doorframe, door frame|way safe|safest|stand, run|running|use|take|go stairs|elevator|lift|outside|out shaking|shakes|quake|earthquake, doorway|doorframe|door frame|frame quake|earthquake|stand|shaking, elevator|lift earthquake|quake|shaking, light|lighter|match|candle|switch gas earthquake|quake|smell, enter|go damaged|cracked|collapsed building|house get|things',
      strong: 'stand doorway, elevator|lift, jump window|balcony',
    },
    'earthquake.after': {
      clear:
        'wall|walls|house|home big|new|large crack|cracks morning|yesterday|sleep|inside|safe, aftershock, aftershocks, after|since quake|earthquake, more|another|again shaking|quake|quakes|earthquake|shakes, wall|walls|house|building|ceiling|cracks|cracked|crack|leaning|damaged|tilted quake|earthquake|cracked|cracks|shaking, trapped|stuck|buried under|in rubble|debris|building|collapsed, shaking stopped|ended|over, will it shake again',
      strong:
        'rubble, cracked wall|walls|house|building, smell gas|leak, smells gas|like, gas leak, house|building collapsed|leaning|tilted',
    },
    'earthquake.before': {
      clear:
        'drill|practise|practice|exercise school|kids|earthquake|children|class, screw|bolt|fix|fasten|attach wall fall|falls|things|tv|shelf, $prepare quake|earthquake|earthquakes|quakes, fix|bolt|secure|fasten|anchor|attach|screw|tie|strap wardrobe|furniture|shelf|shelves|bookcase|tv|cupboard|fridge|heater|cabinet|wall, house|home|school stronger|safer|safe|resistant|proof|strengthen quake|earthquake|earthquakes, quake|earthquake drill|practice|practise|kit|plan|proof',
      strong: 'heavy|tall furniture|things|shelf|bed|above, retrofit, furniture wall',
    },
    'fire.during': {
      clear:
        '$house|kitchen|building|apartment|car|room|stairs|stove|oven|neighbors|neighbours|school|shop|tent on|caught|catching|is fire|burning|flames|ablaze, curtain|curtains|sofa|couch|bed|mattress|clothes|shirt|hair|dress|sleeve|pants|carpet fire|burning|caught|flames, smoke cant|everywhere|door|under|hallway|stairs|room|house|thick|filled|filling|full|coming|see, door|handle|knob hot, oil|pan|grease|fat|pot fire|burning|caught|flames, burning house|kitchen|stove|curtain, trapped|stuck fire|smoke|burning, electrical|socket|outlet|cylinder|gas fire|burning|exploded|smoke|flames, fire $house|alarm|help|extinguisher|trapped',
      strong: 'smoke, on fire, flames, fire now|help, caught fire, fire escape|extinguisher, smell smoke|burning',
      slight: 'fire',
    },
    'fire.wildfire': {
      clear:
        'ash|embers raining|falling|sky car|orange|roof|red, sky orange|red smoke|ash|fire, fire jumping|jumped|crossed|crossing|spread road|river|village|hill, wildfire, wildfires, bushfire, forest|bush|brush|grass|woods|field|hill|hills|mountain|trees|fields|jungle|woodland fire|burning|fires|flames|smoke|burns, fire|flames|smoke coming|near|close|approaching|getting|closer|spreading|toward|towards|reach|reached|jumped village|farm|town|house|us|road|closer|hill|wind|community|neighborhood|ridge, driving|car|drive fire|flames|smoke through|both|around|surrounded, embers|ash falling|raining|roof',
      strong:
        'fire|flames approaching|closer|spreading|nearby|evacuate|evacuating|leave|miles|km, forest, embers, evacuate|leave fire, fire air|mask|smoke outside',
    },
    'fire.never': {
      clear:
        'cat|dog|pet|baby|someone|child|brother|mother still|trapped inside|in fire|burning|house, still inside, go|run back in|inside|for, elevator|lift fire|smoke|burning|building, take|use elevator|lift fire|burning, go|run|went|going|get|running|want|enter back|inside|in fire|burning, back inside|in|for dog|cat|pet|phone|things|money|documents|wallet|someone|child|pets fire|burning, throw|pour|put|use|can water|extinguish oil|grease|pan|fat|electrical|tv|socket, water on|onto oil|grease|electrical|burning, elevator|lift fire|smoke|burning, hide|hiding under|in|bed|closet|cupboard|wardrobe|bathroom fire|smoke|burning, drive through|into smoke|fire|flames',
      strong: 'back for fire|burning',
    },
    'fire.after': {
      clear:
        'firefighters|firemen left|gone|finished, everything black|soaked|burnt fire|wet, fire out|over|stopped|extinguished|after|finished|dead, after fire|wildfire, fire is|was|has out|over|gone, ash|soot|ashes clean|cleaning|everywhere|yard|house|garden|kids|sweep|wash|remove, house|home|kitchen|everything burned|burnt down|yesterday|last, return|back|inside|home after|since fire, smoke damage|smell food|clothes|house|walls, food|medicine|medicines smoke|fire|heat|ash, fire start|restart|flare|smolder|smoldering|smouldering again|up|still',
      strong: 'soot, ash, ashes, hot spots, burned house|home, insurance fire',
    },
    'fire.before': {
      clear:
        'socket|sockets|plug|plugs|cable|cables|outlet hot|warm|sparks|smell|old, far|distance|close heater|stove|lamp|candle|fireplace bed|curtain|wall|things, smoke|fire|co alarm|alarms|detector|detectors, $prepare|avoid|reduce|stop fire|fires|wildfire|wildfires, fire drill|practice|safety|escape|plan|extinguisher|route|exits|meeting, clear|cut|remove brush|bushes|leaves|grass|trees|around wildfire|house|fire|wildfires, candle|candles|heater|cigarette|cigarettes|socket|sockets|cables|wires overload|leave|safe|unattended|sleep|night, overloaded, wildfire season',
      strong: 'detectors, extinguisher, heater|candle|cigarettes|matches',
    },
    'storm.during': {
      clear:
        'roof coming|going|flying|lifting off, tornado|cyclone|hurricane ground|heading|towards|coming, $house|roof|windows|window|trees|door|tree shaking|flying|breaking|broke|broken|ripping|ripped|blown|blew|tearing|tore|smashed|off|lifting|fell wind|storm|cyclone|hurricane|typhoon|tornado, roof blown|blew|ripped|ripping|off|flying|gone|tore|lifting|coming, eye storm|hurricane|cyclone|passing|calm, wind|storm|hurricane|cyclone|typhoon stopped|calm|quiet|died|suddenly, lightning|thunder|thunderstorm field|outside|outdoors|around|open|close|hiking|mountain|tent|boat|caught|striking, tornado|cyclone|hurricane|typhoon|twister|storm coming|here|now|hitting|hit|approaching|is|warning|outside|overhead, where hide|shelter|room|safest|go wind|storm|tornado|cyclone|hurricane|typhoon|lightning, windows breaking|shattering, suddenly quiet|calm',
      strong: 'thunder, lightning, tornado, tornado car|driving|basement',
    },
    'storm.never': {
      clear:
        'calm|quiet|over go|look|outside|out, burn|burning|light charcoal|coal|grill|bbq|gas inside|indoors|warm|room|house, heat|warm|heating house|room charcoal|coal|grill|generator, generator|charcoal|grill|bbq|barbecue|brazier|stove inside|indoors|in|garage|house|run|use|room|basement|balcony|kitchen, tree|trees under|beneath|shelter|stand|hide lightning|thunder|storm|rain|thunderstorm, go|look|watch|film|outside|video|see storm|hurricane|eye|calm|tornado|waves, go outside|out storm|hurricane|cyclone eye|calm|during|middle, touch|move|step wire|wires|line|lines|cable|cables fallen|down|power|storm',
      strong: 'generator, under tree, charcoal',
    },
    'storm.after': {
      clear:
        'glass|tin|sheets|nails|roof yard|street|garden|road everywhere|all|over, tree fell|down|fallen|on line|wire|cable|power|house|car|roof, power|electric|electrical line|lines|cable|cables|wire|wires|pole|poles down|fallen|on|hanging|fell|street|road|ground|car|sparking, after|since storm|hurricane|cyclone|typhoon|tornado, storm|hurricane|cyclone|typhoon|tornado passed|over|gone|ended|finished|done|left, tree|trees|branches|branch fell|fallen|down|hanging|on road|car|house|roof|wire|wires, glass|nails|debris everywhere|street|yard|storm',
      strong:
        'downed line|lines|wire|wires, fallen tree|trees|lines|wires, neighbours|neighbors check|old|elderly|alone',
    },
    'storm.before': {
      clear:
        'tape|board|cover|protect windows|window should|how|with|storm, $prepare storm|hurricane|cyclone|typhoon|tornado|storms, board|boarding|tape|nail|cover|shutter|protect|secure window|windows|roof|plywood, storm|hurricane|cyclone|typhoon|tornado tomorrow|friday|expected|forecast|week|days|warning|watch|hours|tonight|evacuate|season|monday|saturday|sunday|signal|signals|shelter, tie|hold|fasten|strap|anchor roof|tin|boat|boats|down, shutters|plywood, cut branches|trees, cyclone|hurricane|storm shelter|category',
      strong: 'shutters, tape windows',
    },
    'landslide.during': {
      clear:
        'hill|slope|mountain noise|noises|sounds|sound|rumble|cracking rain|night|behind, mud|rocks|hill|hillside|slope|mountain|boulders|stones|earth|debris|land|cliff|dirt|trees coming|sliding|rolling|falling|moving|rushing|tumbling|pouring|cracking|rumbling|hitting|down|roaring us|house|now|towards|toward|at|hear|loud|hill|road|village|is, hear|hearing|heard rumble|rumbling|cracking|cracks|crack|roar|roaring|noise|knocking slope|hill|mountain|above|hillside|trees|rocks|rain, landslide|mudslide|mudflow|avalanche now|coming|happening|help|is|towards|started|going, stream|creek|river suddenly|turned|turns|muddy|brown|dry|rose|dropped|stopped rain|hill|suddenly|muddy, hill|mountain|slope moving|sliding|collapsing|slipping',
      strong:
        'mudslide|landslide what|where|run|which, mountain|hill collapsing|sliding|falling, rocks rolling|falling',
    },
    'landslide.never': {
      clear:
        'cross|climb|walk|drive|over|pass|go|across|ride|through landslide|mudslide|slide|debris|mud|rockfall|slip|rocks, road covered|blocked|buried landslide|slide|mud|mudslide|rocks|debris|cross, go back landslide|slide|mudslide things|house|for, bridge|road mud flowing|flows|over',
      strong: 'cross landslide|mud|slide, gorge|ravine|valley|stream|gully rain|walk|camp',
    },
    'landslide.after': {
      clear:
        'dig|digging|people|neighbours slope|hill|mud|house came|down|under|fell, landslide|mudslide|slide|hillside|hill|slope|mountain|mud buried|under|people|covered|houses|trapped|came|hit|destroyed|over|happened|neighbors|dig|digging, after|since landslide|mudslide|slide|landslip, buried|dig|digging under|in mud|landslide|slide|hill, landslide|mudslide|slide blocked|dammed river|stream|road|creek, more|another|again landslide|slide|mudslide|mudslides, return|back|home|rebuild|safe landslide|mudslide|slide after|home|house',
      strong: 'landslide|mudslide people|victims|survivors|report, river blocked|dammed',
    },
    'landslide.before': {
      clear:
        'signs|know|tell|when hill|slope|mountain slide|will|fall|slides, door|doors|windows close|stick|jam crack|cracks|slope|garden, crack|cracks|cracked|cracking|bulging|gap ground|soil|hill|slope|earth|land|garden|yard|above|wall|path, trees|poles|posts|fence|fences|pole leaning|tilting|tilted|bent|lean, signs|sign|warning|symptoms|know|predict landslide|mudslide|slide, $prepare landslide|landslides|mudslide|slope|mudslides, live|living|house|home|built|build|building|village below|under|near|next|on|foot|bottom slope|hill|hillside|mountain|cliff, doors|windows stick|sticking|jam|jamming, plant trees slope|hill|erosion, heavy|days rain slope|hill|hillside|mountain, new spring|springs',
      strong: 'slope|hill safe|unstable|steep|retaining',
    },
    'first-aid.check': {
      clear:
        '$not know|sure if|whether alive|dead|breathing, is he|she alive|dead, $kin|man|woman|someone floor|ground|lying|bed|bathroom $not answer|answering|respond|responding|move|moving|wake, bike|motorbike|car|bus|truck crash|accident|overturned man|people|injured|hurt|road, man|woman|someone|person|somebody|guy|lady|stranger|neighbour|neighbor lying|lies|laying|down|collapsed|found|ground|floor|street|unresponsive|motionless|still ground|floor|road|street|moving|move|not|found, $not move|moving|respond|responding|responsive|react|reacting|answer|answering|waking, collapsed $not|suddenly|unresponsive, accident what|first|do|road|help|hurt|car|crash|happened, what|where|how do|start first injured|hurt|accident|victim|wounded|somebody, unresponsive, first aid start|steps|basics|first, check if|whether alive|breathing|conscious|pulse, is he|she dead|alive',
      strong:
        'collapsed, accident, injured, crash|crashed, found lying|unconscious|him|her, hurt badly, $not moving, hit by car',
      fair: 'hurt, unconscious, emergency, victim, lying, dead, help',
    },
    'first-aid.call': {
      clear:
        'get|call|reach|send ambulance|help $not|signal|how, what|which|whats|wats|need emergency|ambulance|rescue|police|help|right number|phone, what number, number call|dial|for, what|how say|tell|report ambulance|operator|dispatcher|911|112|emergency|rescue|them, call|calling|phone|get|need|send|dial|want ambulance|911|112|help|emergency|paramedics|doctor, ambulance $not|number|come|coming|here|now|cant, how call|contact help|rescue|emergency|ambulance, 112, 911, 999, 108',
      strong: 'ambulance, paramedics, emergency number, emergency services',
      fair: 'help me, need help, please help, help us, emergency help, call',
    },
    'first-aid.cpr': {
      clear:
        'how fast|hard|deep|often|many press|push|pump|compress chest, press|push chest how|fast|hard, $not breath, $not breathing, no pulse, heart $not|stopped|stops|arrest, heartbeat $not, cardiac arrest, cpr, resuscitate, resuscitation, chest compression|compressions, defibrillator, aed, $not heartbeat, gasping, how push|pushes|press|pump|hard|deep|fast chest, pushes|compressions breaths|before|per|minute|many, mouth to mouth, lips blue, turning|turned|gone|going blue, no|without pulse',
      strong: 'pulse, heart stopped, gasps, breathing stopped, rescue breaths, breathing weird|strange|funny, blue',
      fair: 'heart attack, compressions',
    },
    'first-aid.cpr-child': {
      clear:
        '$child $not breath, $child blue|gasping|limp|lifeless, $child cpr|compressions|resuscitate|pulse|heart|heartbeat|resuscitation|aed, $child stopped breathing|breath, $child $not pulse|heart|heartbeat, cpr infant|baby|child|kid, newborn breathing|breath|blue',
      strong: '$child breath, $child breathing',
      slight: '$child',
    },
    'first-aid.recovery': {
      clear:
        'fit|seizure|epileptic|convulsion sleeping|sleeps|snores|now|after|asleep|over, snoring wake|sleeps, drunk|drugged breathing|wake|unconscious|out|asleep, out cold, knocked out, hit head unconscious|out, unconscious $breath, fainted|fainting|faint|passed|blacked out|but|she|he|mom|breathing, passed out, recovery position, unconscious breathing, $not wake|waking|awake, wont wake, knocked out|unconscious, lost consciousness, unconscious side|position|lay, how put|turn|roll|lay side unconscious, breathing $not|but respond|responding|awake|answer|conscious|unresponsive|waking, seizure|seizures|fit|convulsion|convulsing, blackout',
      strong: 'unconscious, fainted, coma, unresponsive, unconsciousness, faint, hit head, drunk wake|vomiting|asleep',
      fair: 'breathing, collapsed',
    },
    'first-aid.bleeding': {
      clear:
        'belt|tie|tied|band|cloth around|tight leg|arm|wound, glass|knife|metal|nail|stick stuck|in belly|stomach|chest|leg|eye, bleeding, bleeds, bleed, hemorrhage, haemorrhage, blood spurting|gushing|pouring|squirting|everywhere|lots|lot|soaked|soaking|stop|wont|coming|much|pumping|loss|flowing|puddle|pool, tourniquet, artery, stabbed, stab, shot in|leg|arm|stomach|by|chest|bullet, gunshot, bullet, cut deep|badly|glass|knife|artery|wrist|chainsaw|machete|saw|off, deep|big|huge|large cut|wound|gash, gash, severed|amputated|chopped, lost finger|leg|arm|hand, knife|glass|metal|stick stuck|stuck in|still leg|arm|stomach|body|wound|chest|thigh, lot|lots|much|alot blood, cut $bone blood|bleeding, stop blood|bleeding, wound blood|bleeding|pressure',
      strong: 'blood, stabbed, knife, shot, deep, wound open, nosebleed, cut throat|artery|vein, losing blood',
      fair: 'cut, wound, shrapnel, glass, bite dog',
    },
    'first-aid.choking': {
      clear:
        '$child|she|he turning purple|blue|red dinner|eating|food|meal|lunch|swallowed, $not breath|breathe eating|grape|food|meat|candy|coin|nut|ate|swallowed|toy, fishbone|bone|fish throat|stuck, something stuck|lodged throat|windpipe, choke, choking, chokes, choked, chocking, heimlich, stuck|lodged|caught|blocked|blocking throat|windpipe|airway|pipe, something|food|bone|coin|meat|candy|grape|toy|bean|nut|piece throat|stuck|choke|swallowed|windpipe, swallowed|inhaled coin|toy|battery|marble|bone|bead|button|grape|nut|bean|lego|peanut|something $not|choke|breathe|turning, $not breathe eating|food|dinner|swallowed|throat|ate|something|coin, went down wrong, $not cough|speak|swallow throat|choke, grabbing|holding|clutching throat, coughing|cough $not|food|stuck|choke',
      strong: 'throat, windpipe, airway, swallowed coin|toy|marble|bone|bead|button|battery',
      fair: 'swallowed, coughing, cough',
    },
    'first-aid.chest-pain': {
      clear:
        'sweating|sweaty|pale holding|clutching|grabbing heart|chest, heart attack, chest pain|pains|hurts|hurting|tight|tightness|pressure|heavy|crushing|squeezing|ache|aching|burning|discomfort|tightening|sore|stabbing, pain|hurts|pressure|tightness|ache|weight|squeezing|elephant chest|heart, chest arm|jaw|sweating|sweaty, angina, cardiac, left arm pain|hurts|numb|hurting|ache|tingling|chest, heart hurts|pain|hurting|racing|pounding|attack, attack heart, jaw arm pain|hurts',
      strong: 'heart condition|problem|trouble|disease, heart, tight chest, clutching chest, palpitations, aspirin',
      fair: 'chest',
    },
    'first-aid.stroke': {
      clear:
        'suddenly|sudden talks|talking|speaks nonsense|strange|gibberish|weird|confused, nonsense, stroke, face|mouth|smile|lip droop|drooping|droopy|hanging|hangs|crooked|numb|down|one|side|twisted|sagging|lopsided|uneven|fell|half|sideways, speech|talking|talk|speaking|speak|words|speaks slurred|slurring|funny|strange|weird|mumbling|garbled|nonsense|unclear|confused|jumbled|makes|mixed|cant, slurred, slurring, one|left|right|half side|body numb|weak|paralyzed|paralysed|move|moving|limp|paralyze|dead|droop, $not move|lift|raise|feel|use|moving left|right|one|arm arm|side|leg|hand|face|body, paralysed, paralyzed, paralysis, face arm, suddenly|sudden speak|talk|numb|weak|weakness|confused|blind|see|vision $not|side|arm|face|one, $not speak|talk|smile suddenly|sudden|face|arm|properly|side',
      strong: 'numb side|face|half, cant speak|talk, droopy, droop, $not smile, brain bleed|attack|clot, weak side|arm',
    },
    'first-aid.poisoning': {
      clear:
        'sprayed|spraying|spray pesticide|field|crops|insecticide|chemicals, pesticide|insecticide vomiting|dizzy|sick|spray|field, $drank paracetamol|ibuprofen|aspirin|tylenol|sleeping|antidepressants, $drank dishwasher|washing|laundry|detergent|cleaning|bleach|drain|batteries|nail|glue|plant|leaves|cigarette|perfume tab|tabs|tablet|pods|powder|liquid|cleaner|remover, dizzy|headache|sick|fainted generator|heater|stove|charcoal|fire|car running|room|garage|inside, $drank $poison, $drank $pills $many, $child $drank|into|found|got|bottle $pills, overdose, overdosed, overdosing, od, oded, poison, poisoned, poisoning, poisonous, toxic, carbon monoxide, $drank poison, fumes, gas|heater|generator|stove|brazier|charcoal|exhaust|chlorine|smoke dizzy|fainted|headache|sick|leak|inhaled|breathed|nausea|unconscious|vomiting|sleepy, chemical|pesticide|acid|bleach eyes|eye|face|skin|spilled|splashed|spray|mouth|inhaled, rat|rats|ant|cockroach poison|killer|powder|bait, mixed|mixing|mix bleach|chemicals|ammonia|cleaners dizzy|fumes|breathe|inhaled|cough|coughing, $drank mushroom|mushrooms|berries|plant|alcohol|methanol|sanitizer, should|make vomit|throw up $drank|bleach|poison|swallowed, swallowed something|battery|batteries poison|poisonous|toxic, $pills whole|all|too|many|handful|wrong|double',
      strong:
        'bleach mouth|throat|kid|daughter|son, took $pills, $drank something $poison, pesticide, gas smell|smells dizzy, heroin, fentanyl, cocaine, drugs, too much|many pills|alcohol|medicine|drugs, alcohol poisoning, make vomit, wrong medicine',
      fair: 'kerosene, petrol, bleach, detergent, pills, chemicals, chemical, vomit',
    },
    'first-aid.burns': {
      clear:
        'burned|burnt|burn palm|thumb|lip|lips|cheek|neck|chest|belly|knee|toe, chemical|acid|lye splashed|spilled|got arm|face|hand|skin|leg, burned|burnt|burning|scalded hand|arm|leg|skin|face|finger|fingers|child|son|daughter|foot|tongue|back|himself|herself|myself|mouth|body|himself|baby|eye, scald, scalded, blister, blistering, blisters, boiling|hot|scalding water|oil|tea|coffee|soup|milk|steam|grease|pan|stove|iron|fat spilled|spilt|fell|on|over|poured|splashed|pulled|touched|arm|hand|face|leg|child|him|her|me|skin|himself, touched|grabbed hot|stove|iron|oven|pan, butter|toothpaste|ice burn|burned|burnt|burns, skin peeling|red|black|charred|melted|stuck burn|burned|fire|burnt|hot, acid|chemical on skin|face|hand|arm, sunburn, firework|fireworks',
      strong: 'burn, burns, burnt, burned, boiling oil|water|milk, hot oil|tea|water|soup, spilled|spilt',
    },
    'first-aid.electric-shock': {
      clear:
        'power|electric|live cable|line|wire fell|on car|us|fence|water|bus, electrocuted, electrocution, electrocute, electric|electrical|electricity shock|shocked|zap|current|jolt, shocked|zapped|shock|jolt socket|outlet|plug|wire|cable|switch|electricity|current|power|appliance|wall, touched|grabbed|touching|holding|stuck|hit|bit|touch|grabs|chewed live|wire|cable|socket|outlet|electric|electrical|cord|line|lines|power|switch|plug, live wire, high voltage, finger|fork|knife|metal|pin|nail socket|outlet|plug, struck|hit|strike lightning, stuck to wire|fence|current|socket, got current|zapped|shocked, electric fence',
      strong: 'voltage, wire, socket, outlet, zapped, current electric|electricity',
      fair: 'electricity, electric, cable, shocked',
    },
    'first-aid.fracture': {
      clear:
        'swollen|twisted|sprained|hurts ankle|knee|wrist jump|fall|football|running|after, broke|broken|break|fractured|snapped|cracked|dislocated|shattered|brok|twisted $bone, fracture, fractured, fractures, bone sticking|out|visible|poking|showing|through|broken|seen, splint, sprain, sprained, dislocated, fell|fallen|jumped|falling|fall roof|ladder|stairs|tree|height|bike|window|horse|motorbike|motorcycle|wall|balcony, $not feel|move legs|leg|toes|arms|feet fell|accident|crash|neck|back, $bone swollen|bent|crooked|twisted|wrong|swelling|angle|deformed|hurts|weird|snapped|funny|odd, neck|back|spine|spinal hurt|hurts|injury|injured|pain|broken|broke|move, $not put|walk|stand|move weight|foot|leg|ankle|wrist|arm, heard crack|snap|pop',
      strong: 'broken, bone, swollen $limb, twisted, ankle, bent, cast, $limb hurts|hurt|pain, spine',
      fair: 'fell, swollen, swelling, pop',
    },
    'first-aid.shock': {
      clear:
        'after bleeding|accident|crash|injury cold|confused|pale|weak|sweaty|shaking, lost blood cold|pale|confused|weak|grey|gray, pale|white|grey|gray|clammy sweaty|cold|clammy|sweating|skin|weak|dizzy|shaking|faint|shaky|trembling|confused|accident|crash|bleeding|blood, cold sweat|sweaty|clammy|damp skin|pale|weak|pulse, clammy, pale, in|into|going|gone|medical|goes shock, signs shock, pulse fast|weak|rapid|racing, lost|losing lot|much blood pale|cold|weak|dizzy|faint|confused|sweaty, rapid|fast breathing|pulse|heartbeat pale|weak|cold, raise|lift|elevate legs|feet',
      strong: 'shock, dizzy weak|faint|blood|accident|crash|injury, white sheet|ghost|face, cold sweat',
      fair: 'weak, dizzy, faint, confused accident|crash|injury',
    },
    'first-aid.crush': {
      clear:
        'shelf|wardrobe|wall|fridge|tree|cupboard fell|on $kin $not|get|out|trapped, wall|beam|roof|ceiling|building|car|tree|rock|slab|concrete|house|tractor|fridge|wardrobe|shelf|truck|column|pillar|bricks|machine|boulder|log $fell|on|is|lying|top him|her|me|leg|legs|brother|under|us|them|son|father|mother|man|someone|chest|person, pinned, trapped|stuck|crushed|buried|caught|pinned under|beneath|underneath, legs|leg|arm|hand|foot trapped|pinned|crushed|stuck|caught|under, crushed, crush, people|person|someone|family|them|child|voices under|buried|trapped|in rubble|debris|ruins|collapsed|wreckage, rubble, lift|pull|move|get off|out|away|beam|wall|slab|heavy leg|trapped|crushed|under|hours|weight, trapped hours|long, buried alive|under|in',
      strong:
        'trapped under, ruins, debris, wreckage, trapped building|house|collapsed|inside, buried, hear voices|someone',
    },
    'first-aid.drowning': {
      clear:
        'jumped|fell|went|slipped|dived canal|river|lake|sea|water|pool|well $not|come|surface|up|back, drown, drowning, drowned, drowns, drownd, pulled|got|dragged|took|out|rescued|saved|fished out|from water|river|lake|pool|sea|canal|pond|well|bath|tub, fell|fallen|falls|slipped|jumped in|into river|lake|pool|well|water|canal|pond|sea|ocean|tub, $not swim, under|underwater water long|minutes|too, swallowed|inhaled|coughing water|lungs, water lungs, face|head down|under|below pool|water|river|bath, struggling|sinking|going water|under|sea|waves',
      strong: 'pool, pond, swim, swimming, underwater, sinking',
      fair: 'river, lake, sea, well',
    },
    'first-aid.cold': {
      clear:
        '$child cold ice|freezing|blue|skin, cold like|as ice, hypothermia, hypothermic, frostbite, freezing, frozen|white|blue|numb|black fingers|toes|feet|hands|nose|ears|skin cold|frozen|snow|white|freezing, shivering, shivers, shiver, snow|ice|blizzard|winter|cold stuck|night|lost|hours|outside|freezing|wet|buried, soaked|wet|drenched cold|freezing|shivering|shaking|sleepy|clothes|through, cold wet|shivering|shaking|sleepy|confused|slurred|warm|blue|night|baby|water|stopped, $not feel fingers|toes|hands cold|snow|ice, warm up|him|her|them|someone, how warm|rewarm cold|someone|person|baby|him|her, cold body|temperature low, fell ice|through',
      strong: 'cold, frozen, snow, ice, chilled, blue lips cold',
    },
    'first-aid.heat': {
      clear:
        'sun|heat vomits|vomiting|red|headache|dizzy|fever head|face|football|playing|beach|after|work, worked|working|field|sun|outside confused|dizzy|sweat|sweating|collapsed|hot|fainted, $not sweat|sweating confused|hot|field|sun|day, heatstroke, heat stroke|exhaustion|cramps|wave|rash, sunstroke, sun stroke, heat, overheated, overheating, hot sun|confused|dizzy|skin|sweating|body|collapsed|car|day|outside|fever|burning|dry|unconscious|faint|fainted, sun collapsed|dizzy|working|hours|long|fainted|confused|vomiting|headache|all|outside|too|field, burning|very|so up hot|heat, hot too, heatwave, body|temperature high|41|40|42|hot, dehydrated sun|heat|hot, stopped sweating, child|baby|dog left car hot|sun|locked',
      strong: 'sun, hot, dehydrated, heatwave',
    },
    'first-aid.wounds': {
      clear:
        'wound|cut|stitches smells|smell|green|hot|throbs|oozes|bad, stepped on nail|glass|thorn, rusty nail|metal|wire|knife, nail foot|through|stepped, scrape|scraped|scratch|scratched|graze|grazed, wound|cut|scratch|bite|scrape|stitches|leg infected|infection|pus|red|swollen|smells|dirty|clean|cleaning|hot|wash|yellow|oozing|small|minor|bandage|throbbing, tetanus, pus, infected, small|little|minor cut|wound|scratch|injury|wounds, dog|cat|rat|monkey|animal|human|bat|stray bite|bit|bitten|scratch|scratched, rabies, splinter, thorn, bandage|dressing change|wound|often|wet, clean|wash|rinse|disinfect wound|cut|scrape|knee, red line|streak, cut finger|thumb|knee',
      strong: 'bandage, nail, infection, scratch, stitches, plaster, bandaid, wound swollen',
      fair: 'wound, cut, bite',
    },
    'first-aid.snake': {
      clear:
        'suck out|poison|venom, bit|bitten|bite grass|field|woods|bush|garden|holes|fang, two holes|marks|punctures|dots bit|bite|leg|foot|small, snake, snakebite, cobra, viper, krait, rattlesnake, python, mamba, adder, venom, snakes bit, serpent, antivenom, suck poison|venom, bitten|bit|bite snake|cobra|viper, fang|fangs',
      strong: 'bitten, bit leg|foot|ankle|hand, scorpion, spider, sting|stung',
      fair: 'bite, bit',
    },
    'first-aid.diarrhoea': {
      clear:
        'everything|all|nothing drinks|eats|stays|drink comes|out|again|down|through, diarrhea, diarrhoea, diarrhoeas, diarhea, loose|watery|bloody motion|motions|stool|stools|poop|poo, has|having|got runs, runs since|baby|stomach, cholera, dysentery, ors, rehydration, rehydrate, salt|sugar sugar|water|solution|drink|mix|liter|litre, vomiting diarrhea|poop|stool|runs|child|baby|keeps, $not keep|stop down vomiting|throwing|food|water|puking, throwing|throws up|everything baby|child|kid|son|daughter|since, stomach|tummy|belly bug|upset|ache|cramps|flu|pain|running|sick, pooping|poop water|blood|lot|all|constantly|every, sunken eyes, dehydrated|dehydration baby|child|kid|drink|vomiting|diarrhea, poop|stool|poo|shit|toilet times|every|blood|constantly|water|lots|keeps, shitting, the runs',
      strong: 'vomiting, vomits, throwing up, puking, dehydrated, dehydration, stool, poop, tummy, stomach',
      fair: 'vomit, sick child|baby',
    },
    'first-aid.birth': {
      clear:
        'pregnant blood|bleeding|pain|months|weeks|water|leaking, nine|9 months pregnant, giving|give birth, birth, childbirth, labor|labour wife|in|started|contractions|pains|she|i|baby|pregnant|early, contractions, contraction, water|waters broke|broken|breaking pregnant|wife|contractions|baby|her|my|sister, her waters broke, waters broke, baby coming|come|out|head|born|arriving|crowning|delivered|delivering|now|deliver, deliver|delivering|delivery baby, delivery baby|midwife|home, umbilical, cord cut|baby|cut|around|tie|neck, afterbirth, placenta, midwife, pregnant pain|pains|bleeding|contractions|due|labour|push|pushing|baby|months|weeks|coming, baby head|feet|legs out|coming|visible|see|showing|first|stuck, about to deliver, newborn cord|just|born|placenta, crowning, just gave birth, pushing baby, breech, in labor|labour',
      strong: 'pregnant, labor, labour, delivery, newborn, baby born, push baby, due date|any',
      fair: 'baby coming',
    },
    'first-aid.mind': {
      clear:
        'sits|sitting|stares|stare $not react|speak|talk|move|answer lost|home|there|house, lost our home|house|everything, $not speak|spoken|talk|talking|speaking|says|eat|sleep|said since|storm|flood|quake|earthquake|happened|fire, just sits|stares|staring, panic attack|attacks|panicking|panic, panicking, panics, scared|terrified|afraid|frightened|fear|anxious|anxiety|nervous calm|sleep|shaking|cant|stop|child|kids|dark|night|crying|help|so|since|again, $not|keep|keeps stop crying|shaking|trembling|screaming, crying $not|keeps|all|calm|stop|hysterical|nonstop, calm down|her|him|someone|myself|them, nightmares, trauma, traumatized, traumatised, ptsd, grief, grieving, mourning, lost everything|my|our home|house|family|husband|wife|mother|son, died|death|dead|killed sad|grief|crying|cope|cant|since|coping|help, $not sleep|stop|eat thinking|since|nightmares|scared|flood|earthquake|fire|afraid|storm, anxiety, stress|stressed, hysterical, flashbacks, in shock emotional|crying|news|staring|talk|wont, sits staring|silent|numb|speaking, overwhelmed, lonely|sad',
      strong:
        'panic, anxious, scared, terrified, frightened, crying, cry, sad, afraid, cope, coping, emotional, numb inside, screaming',
      fair: 'fear, calm, worried, shaking cry|crying|scared|fear',
    },
    'first-aid.suicide': {
      clear:
        'have rope|gun|pills|knife|blade ready|here|prepared|hand, better off without|me|if, kill|killing|hurt|hurting|harm|harming|cut|cutting|hang|hanging|shoot|drown|poison|killed myself|himself|herself|themselves|oneself|yourself, suicide, suicidal, want|wants|wanna|wish|wanted|wish|going|ready|gonna|better|rather to|i die|dead|death, die want|wants|wanna|wish|please|let, $not want|wants|wanna|wish|reason live|living|alive|life|exist|be|anymore, end|ending|ends|take|taking my|his|her|own|their|it|the life|all|everything, life $not worth|living|point|pointless|meaning|worthless, end it all, better off|if dead|without|i, $not reason|point live|living|going|on, give up life|living|everything, jump bridge|roof|off|train|kill, cutting himself|herself|myself|self, self harm|harming|injury, goodbye|note everyone|suicide|life, tired of|living living|life|alive, overdose on purpose|myself|want, $not go|carry|take|do|bear on|anymore|longer|it live|living|life|more, hopeless, feel like dying, no hope|will live|life, wants die',
      strong:
        'want die, wanna die, hopeless, depressed, die, self harm, unalive, end my, $not go on, worthless, kill myself, jump off',
    },
    'go-bag.food': {
      clear:
        'cans|canned|food|biscuits three|3|days enough|bag|kit|take, food|water|eat|drink|snacks|rations|cans go|emergency|grab|bug|evacuation|survival bag|kit|backpack|pack|bug|gobag, how much food|water pack|bag|carry|take|days|evacuate|kit|three|bring, what|which food|snacks pack|bag|take|bring|carry|evacuate|evacuation|kit|keep|emergency, pack food|water, can opener',
      fair: 'bag food|water, three|3 days food|water|supplies',
    },
    'go-bag.health': {
      clear:
        'medicine|medicines|meds|medication|pills|hygiene|soap|tampons|glasses|toiletries|mask|masks|first|pads|prescription|prescriptions|sanitary|toothbrush bag|pack|kit|backpack|bring|take|packing|evacuation|gobag|go, first aid kit contents|what|bag|need|pack|box, period|menstrual pads|bag|products|supplies|pack, first aid kit, pads|tampons|glasses|contacts|toiletries',
      strong: 'prescription pack|copy, first aid kit',
    },
    'go-bag.papers': {
      clear:
        'birth certificate|certificates|documents cash|copy|copies|take|bag, document|documents|papers|paper|passport|passports|id|ids|certificate|certificates|cash|money|insurance|deed|deeds|cards|card|photos|licence|license|paperwork|birth|keys bag|pack|take|bring|evacuate|evacuating|save|grab|copies|copy|keep|important|safe|waterproof|which|need|leave|protect|with|carry|wet, important papers|documents, passport, cash how|need|much|carry|keep|bring',
      strong: 'documents, papers, paperwork, certificates, cash, id card, passports, insurance',
    },
    'go-bag.tools': {
      clear:
        'candle|candles|torch|flashlight|lamp or|better torch|candles|flashlight, torch|flashlight|radio|whistle|knife|rope|lighter|matches|batteries|power|charger|bank|tape|headlamp|lamp|candles|map|tools|multitool|tarp|plastic bag|pack|kit|need|take|bring|which|backpack|packing|carry|go|should|spare|emergency, flashlight, power bank, tool|tools pack|bag|kit|emergency|carry|need, whistle, radio, wind up|crank radio|torch',
      strong: 'torch, charger, powerbank, rope, batteries, tools, matches, lighter',
    },
    'go-bag.clothes': {
      clear:
        'blankets|raincoats|jackets|boots in bag|kit|pack, clothes|clothing|cloths|shoes|boots|jacket|raincoat|blanket|socks|underwear|sleeping|hat|gloves|coat|wear|sweater bag|pack|take|bring|evacuate|evacuating|kit|packing|what|which|carry|need|how, what wear evacuate|evacuation|leaving|go, sleeping bag, change clothes, warm clothes|jacket',
      strong: 'clothes, jacket, shoes, blanket, boots, raincoat, socks, clothing',
    },
    'go-bag.family': {
      clear:
        'bag|kit|pack grandpa|grandma|baby|disabled|dog|cat|mother walking|stick|needs|with|for, baby|infant|toddler|kids|child|children|newborn|elderly|grandma|grandmother|old|disabled|pet|pets|dog|cat|animals|wheelchair|parents|diaper|diapers|nappies|formula|mother|father|grandpa pack|bag|bring|packing|kit|take|carry|supplies|gobag|evacuate|evacuating|evacuation, diapers, nappies, formula pack|milk|baby|bottle|bring, what|take|leash|food pets|dog|dogs|cat|cats|pet|animals|cattle evacuate|evacuating|take|bring|shelter|pack|leave, baby supplies|things|stuff, cat carrier, pet food|carrier',
      strong: 'diapers, formula, pet, pets, toy',
    },
    'water-food.water': {
      clear:
        'rain|well|tap|river water baby|bottle|formula|drink|milk, ok|safe water baby, $can|which|is drink|drinking|drinkable|use water|rainwater|well|tap|river|pond|lake|flood|stream|borehole|it|spring|hose, water safe|clean|drinkable|dirty|cloudy|brown|contaminated|muddy|smells|potable drink|is|how|tap|well|make|purify|filter|river|baby, make|get|find|purify|filter|clean|treat|purifying|cleaning water drink|drinkable|safe|clean|dirty|river|pond|rain|drinking, tap|well|river|rain|rainwater|pond|lake|spring|stream water safe|drink|clean|brown|ok|good|dirty|smells|drinking, brown|cloudy|muddy|dirty water drink|tap|drinking|make, water from well|tap|river|pond|rain|roof|lake drink|safe, baby formula|milk water safe|which|clean|bottle, brush|brushing teeth, solar sun bottle|bottles water|disinfect|hours, fuel|petrol|oil|chemicals|gasoline|diesel in|contaminated water|well|boil, nothing|no clean|drinkable|drink|safe water|left|drinking, $not drinking|clean|drinkable|safe water, bottle|bottles sun, purify|filter|filtering|purifying water',
      strong:
        'drink water, safe water, clean water, drinkable, potable, filter, purify, contaminated, thirsty, drinking water',
      fair: 'well, tap, drink',
    },
    'water-food.boil': {
      clear:
        'boil water|minutes|long|how|time|altitude|mountains|mountain|enough, boiling water|how|time|minutes|long|drink|drinking|kill|germs|purify, boiled water safe|drink|long|how|minutes, long|minutes boil|boiling|boiled, rolling boil, how|many boil, boil notice|advisory|order|drinking',
      strong: 'boil, boiling drink|drinking|clean, boiled',
    },
    'water-food.chlorine': {
      clear:
        'wait|long|minutes bleach|chlorine|tablet after|adding|water|drink, bleach|chlorine|clorox|tablets|aquatabs|purification|iodine|sodium drops|water|liter|litre|drinking|much|gallon|purify|disinfect|treat|drink|many|add|put|how|bucket|per, drops bleach|chlorine|per|liter|litre|many, chlorine, water purification|purifying|purifier|disinfection tablet|tablets|drops, disinfect|purify|treat water bleach|chlorine|tablets|drops, chlorinate',
      strong: 'drops, aquatabs, bleach, purification tablets',
    },
    'water-food.store': {
      clear:
        'water people|persons|family week|day|days|three how|much, store|storing|keep|save|storage|hold|stored|keeping water|drinking, water container|containers|barrel|bucket|jerrycan|jerry|tank|jug|jugs|bottles|bathtub|drum|lid|can|storage clean|store|keep|what|long|how|which|good|cover, how much|many liters|litres|water|gallons|liter|litre day|person|need|people|per|family|each|daily, liters|litres|gallons|liter|litre person|day|each|per, water ration|rationing, how long water stored|keep|last|good|bottles, water person|day|days|need, bucket|container|containers|jerrycan lid|clean|cover|water',
      strong: 'storage water, jerrycan, liters, litres, gallons, container, containers, ration',
    },
    'water-food.food': {
      clear:
        'rice|flour|grain|vegetables|fruit|cans|meat|bread|beans in|touched|wet flood|floodwater|water, food|meat|milk|chicken|fish|eggs|cans|vegetables|rice|fruit|leftovers|veggies|meal|crops|freezer|fridge|cheese|canned|bread|baby safe|eat|spoiled|spoilt|good|bad|last|keep|flood|flooded|floodwater|smoke|power|fridge|wet|warm|throw|rotten|expired|still|smells|defrosted|thawed|touched|long|cook|stay|off|soaked|contaminated|raw, fridge|freezer|refrigerator power|off|out|food|long|hours|warm|electricity|works|open|meat|days, eat food|meat|vegetables|fruit|crops|fish|rice flood|water|wet|fridge|dirty|power|safe, food poisoning, breastfeed|breastfeeding|breast, canned|cans|tins|tin food|eat|wash|swollen|dented|floodwater|flood, cook|cooking food|rice|meat without|safe|dirty|power, refrigerator, thawed',
      strong: 'fridge, freezer, spoiled, food, rotten, breastfeed, breastfeeding, leftovers, meat, eat',
      fair: 'milk, cook, cooking, hungry, eating',
    },
    'water-food.hygiene': {
      clear:
        'dead cow|dog|goat|animal|rat|animals|chickens camp|next|near|house|road|water, toilet|latrine|bathroom|poop|pee|waste|poo|shit|diapers|sewage|stool no|where|broken|flush|how|work|working|flushing|dig|make|build|use|blocked|without|bury|dispose, wash|washing|clean|cleaning hands|hand, soap, latrine, sanitation, hygiene, mosquito|mosquitoes|mosquitos|malaria|dengue net|avoid|bite|bites|standing|many|everywhere|prevent|protect, standing water mosquitoes|mosquito|around, dead animal|animals|bodies|body|cow|rat|rats|dog|bird|livestock, no shower|bath|toilet, hand sanitizer|gel|wash, dirty hands, prevent|avoid|spread|spreading|getting|stop disease|diseases|cholera|infection|germs|sickness|sick|illness, garbage|trash|rubbish, sewage',
      strong:
        'toilet, toilets, hygiene, wash, mosquito, mosquitoes, sewage, sanitizer, pee, flush, germs, carcass, lice',
    },
    'family-plan.plan': {
      clear:
        'exits|exit|meeting|routes point|household|family|home, family|emergency|disaster|evacuation|escape|household plan|plans|planning|drill|drills, meeting|meet|meetup|gather|reunite|assembly point|place|points|where|happens|if|agree|spot|family, where should|do|can|will|we family|we|everyone meet|gather|go, $prepare|discuss|talk|practise|practice|plan family|household|together|everyone disaster|emergency|drill|plan, plan evacuate|family|disaster|neighbours|neighbors|kids|together, meeting point, what if disaster|happens family, emergency contact|contacts list|card|out|person|choose|numbers, evacuation route|routes|plan|shelter, practise|practice plan|drill',
      strong: 'meeting, evacuation plan, evacuate, evacuation, plan, drill, nearest shelter, escape routes|route',
      fair: 'shelter, family prepare, prepare',
    },
    'family-plan.phone': {
      clear:
        'phone|battery|mobile last|hold|keep|survive tomorrow|till|until|longer|night, phone|mobile|cell|cellphone|battery|charge|charging|fone battery|low|dying|dead|charge|charging|save|percent|last|longer|die|network|signal|1|2|3|5|10|15|20|without|power|saving|empty, battery low|dying|percent|dead|save|almost|last|longer|5|10|saving, $not|no|lost|bad|weak signal|network|reception|service|coverage|internet, network|calls|lines|internet down|jammed|busy|overloaded|through|failed|drop|failing|fail|work|out|gone|connect|going, $not call|calls through|connect|go|anyone|out|work|get, text|sms|message|messages send|through|better|instead|call|or|not, rumour|rumours|rumor|rumors|misinformation, heard|got|read whatsapp|facebook|message|true|forwarded break|coming|is|will, whatsapp|facebook|forward|forwarded|fake true|news|message|believe|share|said|says, is it true|rumor, airplane|flight mode, save battery, report|send app|offline signal|without|internet|no|network',
      strong:
        'battery, signal, reception, charge phone, network, rumours, rumor, sms, text message, internet, airplane mode',
      fair: 'phone, calls, message',
    },
    'family-plan.children': {
      clear:
        'kids|children|daughter|son|child scared|afraid|frightened|terrified aftershock|aftershocks|storm|thunder|happening|rain|dark|water, explain|tell|talk|teach|comfort|calm|keep|reassure|help|distract|occupy|what|prepare|protect $child|kids|children disaster|earthquake|flood|happening|happened|death|calm|emergency|safe|scared|afraid|truth|fire|about|number|address|shelter|busy|name|evacuation, $child scared|afraid|frightened|fears|nightmares|clingy|bedwetting|worried|anxious|upset|asking|routine|play|school|wet|bed, teach kids|children|child|son|daughter, kids|children scared|name|tag|pocket|number|calm|shelter|routine|explain|understand|safe|questions',
      strong: 'kids|children|child|son|daughter explain|teach|calm|scared|afraid|comfort|safe|cope',
      slight: 'kids, children',
    },
    'family-plan.care': {
      clear:
        'ventilator|oxygen|concentrator|cpap|machine battery|power empty|out|low|failing|nearly, oxygen|dialysis|ventilator|concentrator|wheelchair|cpap|nebulizer|pacemaker|feeding|machine|medical|device power|electricity|out|machine|needs|cut|off|evacuate|down|stairs|runs|battery|blackout|mom|dad|mother|father|need|without|carry|failed|working, dialysis, wheelchair, oxygen, insulin, inhaler, medicine|medicines|medication|meds|prescription|tablets|pills|inhaler|insulin|epilepsy|asthma|pressure|bp run|ran|running|out|finished|lost|left|without|need|no|missed|cold|fridge|refill|cannot|hiv|supply|gone|end, disabled|disability|blind|deaf|elderly|old|bedridden|paralysed|handicapped|autistic|dementia|pregnant|chronic|crutches|epileptic|diabetic|sick|ill mother|evacuate|help|move|plan|person|people|evacuation|prepare|neighbour|alone|father|grandmother|parent|how|relative|grandma|mom|dad|carry|needs|shelter, diabetic, diabetes, asthma, asthmatic, bedridden, special needs, hearing aid, chronic',
      strong:
        'oxygen, dialysis, disabled, elderly, medication, asthma, medicine, epilepsy, blind, deaf, bedridden, insulin, pregnant prepare|plan',
    },
    'family-plan.apart': {
      clear:
        '$not find|see $kin evacuation|camp|crowd|after|since|flood, $kin lost|missing|separated|disappeared|vanished|gone crowd|find|evacuation|cant|flood|earthquake|missing|looking|from|since|search|camp|shelter|us|me|storm, separated|split up|from|family|crowd|we|got, $not find $kin, $kin missing, missing person|people|persons|family|relatives|report, lost $kin crowd|evacuation|find|camp|market|panic|chaos, looking|search|searching for $kin, find|search|trace|reunite missing|lost|family|relatives|separated, we lost each|track other, red cross|crescent search|find|family|trace, separated, where is my|our $kin, lost each other',
      strong: 'missing, separated, lost crowd, reunite, disappeared, each other, find $kin',
    },
    'family-plan.lost-contact': {
      clear:
        '$not answer|reply|word|sign|message|call $kin days|two|since|for, $not heard|hear|news|word|contact|reply|reach|answer|answers|answering|response|respond|replying|pick|picking|get|know|call|reaching|contacting|responding|connect from|$kin|up|phone|of|if|alive|hold $kin|phone|mother|since|alive|family|parents, $kin $not answer|answering|reply|replying|respond|pick|picking|reachable|answers|call|responding|phone|contact, phone|cell|mobile|number|calls switched|off|unreachable|rings|dead|voicemail|ringing|straight|goes $kin|answer|off|ring, $not reach|contact|heard|get|call|answer|hear $kin, is my|are $kin alive|safe|ok|okay|hurt, how find|know|check if|whether|out $kin alive|safe|ok|okay, lost contact|touch, no news|word|contact from|of|with, worried about $kin, $kin abroad|village|city|there|area heard|reach|contact|news|safe, contact $kin',
      strong: 'unreachable, lost contact, no news, reach $kin, whereabouts, contact, familylinks',
    },
    'family-plan.children-alone': {
      clear:
        '$child left|abandoned|dropped|alone shelter|camp|street|door|here nobody|parents|knows|without, $child alone|lost|crying|unaccompanied|abandoned|wandering|orphan|orphaned|found|by found|alone|parents|mother|without|here|street|camp|shelter|mom|who|nobody|himself|herself|no|wandering|family|dont|doesnt, found|find lost|little|small|alone|crying|a $child, $child without|no|lost|dead|died|where|find|whose parents|mother|family|mom|father|adult|anyone, orphan, orphans, orphaned, stranger|man|someone|woman|people|strangers|guy take|wants|claims|says|taking|took|offering|uncle $child|orphan|kids|his|her|girl|boy, kidnapped|trafficking|trafficked|abduct|abducted|kidnap|kidnapping, adopt|keep|take orphan|lost|found $child|home, unaccompanied, post|photo|picture|facebook lost|found|missing child|boy|girl|kid, lost boy|girl|child|kid|toddler found|alone|parents|here|crying|who, lost child, child alone',
      strong: 'lost child, orphan, alone $child, unaccompanied, $child without parents',
    },
  },
  violence: {
    clear:
      'raped, rape, raping, molested, assaulted, assault, abused, abuse|abuses|abusing me|us|her|child|kid|kids|wife|husband|sexual|domestic|physical, husband|boyfriend|father|man|he|men|someone|partner|wife|dad|stepfather|stranger hit|hits|hitting|beats|beating|beat|punch|punched|kicked|threatening|threatens|strangled|choked|attacked|attacking|following|touching|touched|slapped|hurts me|us|her|my|mother|sister|kids, domestic violence, someone|man|men|he|they|people|somebody gun|knife|armed|weapon|machete|breaking|broke|threatening|looting, being attacked|followed|beaten|stalked|robbed|threatened, robbed, robbery, mugged, looters, looting, gunmen, kidnapped me|us|my, forced|force sex|me, groped, harassed, harassing, touches me, violent husband|boyfriend|man|partner|father, threatening kill|me|us, wants to kill me|us, going to kill me|us, will kill me|us, trying to kill me|us, shooting outside|people|near|at, sexually',
  },
  elsewhere: {
    clear:
      'volcano, eruption|erupting, lava, war, bomb|bombs|bombing|shelling|missile|drone|airstrike|landmine, nuclear|radiation, insurance claim|pay|company|cover, compensation|relief money|fund, loan|bank|rent|salary|tax|job|visa|lawyer, claim|apply|register|eligible compensation|relief|aid|money|grant|help, toothache|tooth|dentist, weather forecast|today|tomorrow, match|cricket|football|movie|song|game, train|bus|flight|ticket|tickets|airport, school open|closed|exam|results, price|buy|sell|cheap|refund, capital|president|minister|election, recipe|cook biryani|curry|cake, laptop|computer|wifi|password|account|app|website, donate|donation|volunteer, adopt puppy|kitten, cat|dog|cow|horse|puppy|goat|chicken|pet|animal hurt|injured|sick|bleeding|vet|dying|lame|broken|broke|leg, how are you, who are you, joke, thank|thanks, passport renew|lost|apply, ration card, fever|rash|headache|covid|flu|allergy|allergic|asthma, drought|locust, pest, electricity bill, tent|tents|blankets get|where|need, my application|request status',
  },
};

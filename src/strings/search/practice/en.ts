/** `sections | what was typed`, the best section first; `none` where the guide says nothing about it; `~` before what is misspelt. */
export const english = `
flood.during | water is coming into my house, we are 6 on the roof
flood.during | ~ watr is comming in the house
flood.during | flood in my street
flood.during flood.never | water up to my neck
flood.during | stuck on the roof
flood.during | river has burst its banks and its rising up the stairs
flood.during | ~ hous is floding wat do i do
flood.during | car is stalled in the water with my kids inside
flood.during | ~ we r on the rof pls send boat
flood.during | current is carrying me away
flood.never | can i walk through knee deep water to get to my mom
flood.never flood.during | ~ is it ok to drve thru the flooded underpass
flood.never | kids want to swim in the flood water
flood.after | the water has gone down, can we go back in
flood.after | ~ how to clen up house after flod
flood.mould | black spots all over the walls since the flood and it smells musty
flood.mould | ~ everything is moldey and damp
flood.before | they say the river may overflow tomorrow, what should i get ready
flood.before | ~ prepair for flooding
earthquake.during | everything is shaking
earthquake.during | ~ erth quake now were do i go
earthquake.during | building is swaying and things are falling off shelves
earthquake.never | should i run down the stairs while it shakes
earthquake.after | ~ will ther be more aftershoks
earthquake.after | walls cracked after the quake can we sleep inside
earthquake.before | how do i make my house safer for earthquakes
earthquake.before | ~ bolt the wardrob to wall erthquake
fire.during | my house is on fire
fire.during | ~ smok everywere cant see the door
fire.during | the curtains caught fire
fire.during | ~ kichen is burnning
fire.during | door handle is hot and smoke coming under it
fire.wildfire | flames coming down the hill toward our farm
fire.wildfire | ~ forrest fire close to us shud we leave
fire.never | i want to go back in for my dog the house is burning
fire.never | ~ can i thro water on oil fire
fire.after | fire is out, when can we go inside
fire.after | ~ ash all over the yard how to clen it
fire.before | where do i put smoke detectors
storm.during | the wind is ripping off our roof
storm.during | ~ cyclon is here windows braking
storm.during | lightning all around us and we are in an open field
storm.during | its gone quiet suddenly is the hurricane over
storm.never | can i run the generator in the garage
storm.never storm.during | ~ shud i stand undr a tree in litening
storm.after | power lines down on our street after the storm
storm.after | ~ hurricaine passed is it safe to go out
storm.before | typhoon is expected on friday how do we get ready
storm.before | ~ bord up windos
landslide.during | mud is coming down the hill at us
landslide.during | ~ montain is sliding rocks faling
landslide.during | i hear the slope cracking and rumbling
landslide.never | road is covered by the slide can i climb over it
landslide.after | ~ hillside came down and peple are under it
landslide.before | new cracks in the ground above our home and the trees are leaning
first-aid.check first-aid.recovery | found a man lying on the ground not moving
first-aid.check first-aid.recovery | she collapsed and wont respond
first-aid.check first-aid.recovery | ~ accidnt on the road wat to do first
first-aid.call | what do i tell the ambulance on the phone
first-aid.call | ~ what numbr do i call
first-aid.cpr | he has no pulse
first-aid.cpr first-aid.check | ~ my husbnd isnt brething
first-aid.cpr | heart stopped
first-aid.cpr | how many pushes before the breaths
first-aid.cpr-child | newborn is blue and not breathing
first-aid.cpr-child | ~ my dauter stoped breething she is 3
first-aid.recovery first-aid.check | mom fainted but she is breathing
first-aid.recovery first-aid.check | ~ he passd out and wont wake up
first-aid.bleeding | blood is spurting out of his arm
first-aid.bleeding | ~ cant stop the bleding
first-aid.bleeding | she cut her wrist deep on glass and its soaked the towel
first-aid.bleeding | he got shot in the leg
first-aid.choking | my baby swallowed a coin and cant breathe
first-aid.choking | ~ grandpa is chokeing on meat
first-aid.chest-pain first-aid.cpr | heart attack
first-aid.chest-pain | ~ tite chest and arm hurts sweeting
first-aid.chest-pain | feels like an elephant on my dads chest
first-aid.stroke | one side of her face is drooping
first-aid.stroke | ~ cant move his left arm and talking funy
first-aid.poisoning | she drank bleach
first-aid.poisoning | she overdosed
first-aid.poisoning | ~ kid ate rat poson
first-aid.poisoning | my toddler got into grandmas pills
first-aid.poisoning | whole family dizzy from the heater fumes carbon monoxide
first-aid.burns | boiling oil spilled on her arm
first-aid.burns | ~ brunt my hand on the stove
first-aid.burns | skin is blistering after the fire
first-aid.electric-shock | he grabbed a live wire
first-aid.electric-shock | ~ got electricuted by the plug
first-aid.fracture | bone is sticking out of his leg
first-aid.fracture | ~ i think my rist is brokn
first-aid.fracture | fell off a ladder and cant feel his legs
first-aid.shock | pale and clammy and shaking after the crash
first-aid.shock | ~ cold sweaty skin fast puls after losing blod
first-aid.crush | a wall fell on my brother his legs are pinned
first-aid.crush earthquake.after | ~ peple burried under the ruble
first-aid.drowning | we pulled a boy out of the river
first-aid.drowning | ~ shes drownding in the lake
first-aid.cold | soaked through, shivering and getting sleepy
first-aid.cold | ~ fingers are frozn and wite
first-aid.heat | collapsed in the sun and skin is burning hot
first-aid.heat | ~ sun strok dizzy and throwing up
first-aid.wounds | stepped on a rusty nail
first-aid.wounds | ~ smal cut is red and swolen with pus
first-aid.snake | snake bit my son
first-aid.snake | ~ bitten by a cobra on the ankel
first-aid.diarrhoea | baby has had the runs since yesterday and wont drink
first-aid.diarrhoea | ~ colera vomitting and watery poop
first-aid.birth | my wife's waters broke and we can't reach the hospital
first-aid.birth | ~ baby is comming now head is out
first-aid.mind | i cant stop shaking and crying since the quake
first-aid.mind | ~ panick attak cant calm down
first-aid.suicide | i want to kill myself
first-aid.suicide | ~ i dont want to be alive anymor
first-aid.suicide | my friend says she wants to end it all
go-bag.food | how much water and food goes in the emergency bag
go-bag.health | which medicines to pack in the go bag
go-bag.papers | ~ wich documants to take when we evacuate
go-bag.tools | do i need a torch and radio in my kit
go-bag.clothes | ~ wat cloths and shoos to pack
go-bag.family | what to pack for a baby, diapers and formula
go-bag.family | ~ packng for my dog and grandma
water-food.water water-food.boil | can we drink from the well
water-food.water | ~ is rivr water safe to drik
water-food.boil | how many minutes to boil
water-food.chlorine | ~ how much bleech to put in drinking water
water-food.store | what to keep drinking water in
water-food.store | ~ how many liters per persn per day
water-food.food | power has been out since yesterday is the meat still good
water-food.food | ~ can we eat the fruit that was in floodwater
water-food.hygiene | no toilet where do we go
water-food.hygiene | ~ wash hands no sope
family-plan.plan | where should our family meet if something happens
family-plan.plan | ~ make an emergancy plan with the famly
family-plan.phone | no signal and battery at 5 percent
family-plan.phone | ~ calls dont go thru netwrk down
family-plan.children | how do i explain the disaster to my kids
family-plan.care | dad is on oxygen and the power is out
family-plan.care | ~ run out of insulen
family-plan.apart | we got separated in the crowd and cant find my brother
family-plan.lost-contact | havent heard from my parents since the earthquake
family-plan.lost-contact | ~ my sister isnt ansering her fone
family-plan.children-alone | little girl here alone she doesnt know where her mom is
family-plan.children-alone | ~ found a los boy no parants
none | who won the cricket match
none | how do i get a refund for my ticket
none | ~ were can i charge my electric scooter cheap
none | what is the capital of france
none | my laptop screen is broken
none | i want to adopt a puppy
flood.during | our street turned into a river and its getting into the shop
flood.during | the dam broke upstream, what do we do
flood.during | my car is floating
flood.during | water is at the second step of the stairs, power is still on
flood.never | is it safe to drive on the bridge, water is running over it
flood.never | my son wants to swim to the neighbours house
flood.after | can i turn the electricity back on, the house was flooded
flood.after | there's mud and dead fish all over the living room
flood.mould | can i use bleach on the wet walls
flood.mould | what to do with soaked mattresses
flood.before | we live next to the river, how to get ready for the rainy season
flood.before | heavy rain warning for tomorrow night, what now
earthquake.during | strong shaking im on the 5th floor
earthquake.during | quake while driving
earthquake.never | is the door frame the safest place
earthquake.after | i smell gas after the quake
earthquake.after | im under the rubble
earthquake.before | what can i screw to the wall so it doesnt fall on us
fire.during | smoke in the corridor of my building, stay or go
fire.during | pan of oil on fire
fire.during | my sleeve is burning
fire.wildfire | the fire is jumping the road behind our village
fire.wildfire | driving through wildfire smoke
fire.never | can we take the elevator, the building is on fire
fire.after | is the food ok after the fire
fire.before | how far should the heater be from the bed
storm.during | the roof is coming off
storm.during | tornado on the ground heading for us
storm.never | is it ok to burn charcoal inside to keep warm
storm.after | a tree fell on the power line in front of our house
storm.before | should i tape the windows
landslide.during | the hill behind the house is making noises, rain all night
landslide.never | can i drive over the mud on the road
landslide.after | neighbours house buried by mud
landslide.before | door wont close anymore and crack in the garden, we live on a slope
first-aid.check | motorbike crash, man on the road
first-aid.check first-aid.recovery | grandma on the floor not answering
first-aid.call | no idea what to say to 112
first-aid.cpr | how fast do i press on the chest
first-aid.cpr | my dad has collapsed and hes not breathing
first-aid.cpr-child | baby limp and blue
first-aid.recovery | hes drunk and out cold but breathing
first-aid.bleeding | chainsaw cut in the thigh blood everywhere
first-aid.choking | she has a fishbone stuck
first-aid.choking | kid cant breathe after eating a grape
first-aid.chest-pain | pressure on my chest going into my jaw
first-aid.stroke | his mouth is crooked and he mumbles
first-aid.poisoning | my 2 year old ate dishwasher tabs
first-aid.poisoning | headache and dizzy, generator was running in the room
first-aid.burns | tea spilled on the baby
first-aid.burns | can i put toothpaste on it
first-aid.electric-shock | my brother is stuck to the washing machine cable
first-aid.fracture | his arm is bent in a wrong way
first-aid.fracture | she fell down the stairs and her back hurts
first-aid.shock | he lost blood and is now grey and sweaty
first-aid.crush | beam on his legs for an hour
first-aid.drowning | pulled my niece from the pool
first-aid.cold | we were out in the snow all night and she stopped shivering
first-aid.heat | worked in the field all day, no sweat and confused
first-aid.wounds | dog bit my hand
first-aid.wounds | how to clean a scraped knee
first-aid.snake | something bit him in the grass, two small holes
first-aid.diarrhoea | how much salt and sugar
first-aid.diarrhoea | my baby has watery poo 8 times today
first-aid.birth | her contractions are 2 minutes apart
first-aid.mind | my daughter hasn't spoken since the storm
first-aid.suicide | everyone would be better off without me
go-bag.food | how much water to put in the bag
go-bag.health | do i need to take my prescriptions and glasses
go-bag.papers | birth certificates and cash
go-bag.tools | power bank and whistle
go-bag.clothes | which shoes for evacuation
go-bag.family | what do i pack for the cat
water-food.water | the tap water is brown
water-food.boil | do i have to boil longer in the mountains
water-food.chlorine | 4 drops or 2 drops?
water-food.store | how long can i keep water in a barrel
water-food.food | fridge was off for 6 hours
water-food.food | can i still breastfeed
water-food.hygiene | how do we dig a latrine
water-food.hygiene | lots of mosquitoes after the rain
family-plan.plan | where do we meet if the phones are down
family-plan.phone | is it true that the dam will break, got it on whatsapp
family-plan.children | my kids are scared of the aftershocks
family-plan.care | my mother is in a wheelchair, how do i get her out
family-plan.apart | lost my wife at the evacuation
family-plan.lost-contact | my parents phone is off
family-plan.children-alone | a man wants to take a girl who is alone here
none | volcano is erupting
none | where can i get a tent
none | my tooth hurts
flood.during | trapped upstairs with 3 kids, the ground floor is under water
flood.during | we're sitting on top of the bus, river everywhere
flood.never flood.during | is 30 cm of water too deep for my car
flood.after | came home, fridge floated, whole house stinks of sewage, where to start
flood.mould | asthma and mould on the ceiling
flood.before | how can i stop water from entering my door, flood alert for tonight
earthquake.during | plates falling from the cupboard, lamps swinging
earthquake.during | in bed and it started shaking
earthquake.never | i want to run outside its shaking so much
earthquake.after | the walls of our home have big cracks since this morning
earthquake.before | practise drill with kids at school
fire.during | we smell smoke and the stairwell is black
fire.during | my hair caught fire
fire.wildfire | ash is raining on our car, orange sky
fire.never | my cat is still inside
fire.after | firefighters left, everything is soaked and black
fire.before | my sockets get hot
storm.during | hail big as eggs we are in the car
storm.during | caught in a thunderstorm on the mountain
storm.never | is it over now? it got calm, can i go out and look
storm.after | roof sheets and glass all over the yard
storm.before | what do i do with the boat before the cyclone
landslide.during | stones are rolling onto the road in front of us
landslide.after | can we dig for them, the slope came down on the house
landslide.before | which signs show a hill will slide
first-aid.check | i dont know if hes alive
first-aid.call | theres no signal how do i get an ambulance
first-aid.cpr | gasping like a fish and no heartbeat
first-aid.cpr-child | my 6 month old isnt breathing
first-aid.recovery | she had a fit and now sleeps and snores
first-aid.bleeding | glass stuck in his belly
first-aid.bleeding | i tied a belt around the leg, is that ok
first-aid.choking | toddler is turning purple at dinner
first-aid.chest-pain | my dad is sweating and holding his heart
first-aid.stroke | grandmother suddenly talks nonsense
first-aid.poisoning | he sprayed pesticide in the field and is vomiting
first-aid.poisoning | my daughter took 20 paracetamol
first-aid.burns | iron burned my palm
first-aid.burns | chemical splashed on my arm
first-aid.electric-shock | power cable fell on our car
first-aid.fracture | swollen ankle after a jump
first-aid.shock | after the bleeding he is cold and confused
first-aid.crush | shelf fell on my mother she cant get out
first-aid.drowning | he jumped in the canal and didnt come up
first-aid.cold | newborn is cold like ice
first-aid.heat | my son has a red head and vomits after football in the sun
first-aid.wounds | the wound smells
first-aid.snake | should i suck it out
first-aid.diarrhoea | everything he drinks comes out again
first-aid.birth | i am 9 months pregnant and there is blood
first-aid.mind | my wife sits there and doesnt react, we lost our home
first-aid.suicide | i have the rope ready
go-bag.food | canned food for three days enough?
go-bag.papers | what about our passports
go-bag.tools | candles or torch
go-bag.clothes | blankets and raincoats in the bag?
go-bag.family | bag for grandpa with a walking stick
water-food.water | is rain water ok for the baby's bottle
water-food.chlorine | how long do i wait after adding bleach
water-food.store | water for 5 people for a week how much is that
water-food.food | rice was in the flood water
water-food.hygiene | dead cow next to our camp
family-plan.plan | exits and meeting point for our household
family-plan.phone | how to make my phone last till tomorrow
family-plan.care | ventilator battery is nearly empty
family-plan.apart | i cant find my kids after the evacuation
family-plan.lost-contact | no answer from my brother for two days
family-plan.children-alone | baby left at the shelter, nobody knows the parents
none | can i get compensation for my crops
none | my goat has broken its leg
none | is school open tomorrow
`;
